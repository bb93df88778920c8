/**
 * The line of a source on which a finished text begins, one-based; 1 where it comes from elsewhere,
 * a partial for example.
 */
export function placeOf(source: string, text: string): number {
  const start = withoutMarks(text).slice(0, 40).trimEnd();
  const lines = source.split("\n");
  return lines.findIndex((line) => withoutMarks(line).includes(start)) + 1 || 1;
}

/** True where a finished text comes from a source, whatever its line breaks. */
export function stands(text: string, source: string): boolean {
  return withoutMarks(source).replace(/\s+/g, " ").includes(withoutMarks(text));
}

/** Markdown as it reads: without the marks for links, code and emphasis, names like `a_b` included. */
function withoutMarks(markdown: string): string {
  return markdown.replace(/\]\([^)]*\)/g, "").replace(/[`*_[\]]+/g, "");
}
