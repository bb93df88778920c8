const key = "wrap-code";

/** What storage refuses to keep counts until the document is left. */
let chosen: boolean | undefined;

/** Whether the reader has chosen on this visit that long lines of code wrap. */
export function readWrapChoice(): boolean {
  if (chosen !== undefined) return chosen;
  try {
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Remembers the choice until the tab is closed. */
export function writeWrapChoice(wraps: boolean): void {
  chosen = wraps;
  try {
    if (wraps) window.sessionStorage.setItem(key, "");
    else window.sessionStorage.removeItem(key);
  } catch {}
}
