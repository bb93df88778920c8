/**
 * Reads the names of filters from the comments of declarations, by structure. No other file of the
 * package has them.
 */
export function readFilters(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, name = "", body = ""] of text.matchAll(
    /^export interface (\w+)[^{\n]*\{\n([\s\S]*?)^\}/gm,
  )) {
    const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*Filters?\?: Filter\[\]/.exec(body)?.[1];
    if (!comment) continue;
    const plain = comment.replace(/\s*\n\s*\*/g, " ");
    const names = [
      ...plain.matchAll(
        /<li>\s*<p>\s*<code>\s*([a-z][\w.:/-]*?)\s*(?:<[^/][^>]*>\s*)?<\/code>(:?)/g,
      ),
    ].map(([, one = "", colon = ""]) => (/^tag:?$/.test(one + colon) ? "tag:*" : one));
    // A list with one name is an example.
    if (names.length > 1) found.set(name, [...new Set(names)].sort());
  }
  return found;
}
