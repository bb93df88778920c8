const key = "wrap-code";

/** Used if storage is blocked. */
let chosen: boolean | undefined;

export function readWrapChoice(): boolean {
  if (chosen !== undefined) return chosen;
  try {
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function writeWrapChoice(wraps: boolean): void {
  chosen = wraps;
  try {
    if (wraps) window.sessionStorage.setItem(key, "");
    else window.sessionStorage.removeItem(key);
  } catch {}
}
