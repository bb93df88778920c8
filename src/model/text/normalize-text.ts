/**
 * Drops a byte order mark and turns every line end into `\n`. Editors do not count the mark, so
 * positions in the result match theirs.
 */
export function normalizeText(text: string): string {
  const bare = text.startsWith("\uFEFF") ? text.slice(1) : text;
  return bare.includes("\r") ? bare.replace(/\r\n?/g, "\n") : bare;
}
