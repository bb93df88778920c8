/**
 * Ends all lines with `\n`, removes a byte order mark, which editors do not count as a character, and
 * replaces U+0000, as CommonMark does.
 */
export function normalizeText(written: string): string {
  const bare = written.startsWith("\uFEFF") ? written.slice(1) : written;
  const text = bare.includes("\0") ? bare.replaceAll("\0", "\uFFFD") : bare;
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}
