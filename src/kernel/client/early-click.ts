declare global {
  interface Window {
    /** Target of the last click before hydration; the inline loader writes it. */
    early?: EventTarget | null;
  }
}

/**
 * Ends the recording of early clicks; call it when React begins to listen. The function that it
 * answers repeats a click on a button that nobody has answered. Links, `<details>` and buttons that
 * open a popover were answered by the browser.
 */
export function takeEarlyClick(): () => void {
  const target = window.early;
  window.onclick = null;
  delete window.early;
  if (!(target instanceof Element)) return () => {};
  return () => target.closest<HTMLButtonElement>("button:not([popovertarget])")?.click();
}
