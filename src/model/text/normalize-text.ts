/** Removes a byte order mark, which editors do not count, and carriage returns. */
export function normalizeText(text: string): string {
  const bare = text.startsWith("\uFEFF") ? text.slice(1) : text;
  return bare.includes("\r") ? bare.replace(/\r\n?/g, "\n") : bare;
}
