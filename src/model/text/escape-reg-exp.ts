/** Escapes a text for a regular expression. Also valid for PCRE and RE2. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/** Whether a text is the source of a valid JavaScript regular expression. */
export function isRegExpSource(source: string): boolean {
  try {
    new RegExp(source);
    return true;
  } catch {
    return false;
  }
}
