/** Escapes a text for a regular expression. Also valid for PCRE and RE2. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
