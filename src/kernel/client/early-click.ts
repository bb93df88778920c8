declare global {
  interface Window {
    /** Target of the last click before hydration; the inline loader writes it. */
    early?: EventTarget | null;
  }
}

/**
 * Takes the recording of early clicks over from the inline loader. Until the page is hydrated React
 * would swallow a click, so it is kept from React. The function that it answers ends this and
 * repeats the last click on a button that nobody has answered; links, `<details>` and buttons that
 * open a popover were answered by the browser.
 */
export function holdEarlyClicks(): () => void {
  let target = window.early;
  const hold = (event: MouseEvent) => {
    target = event.target;
    event.stopPropagation();
  };
  window.onclick = null;
  delete window.early;
  window.addEventListener("click", hold, true);
  return () => {
    window.removeEventListener("click", hold, true);
    if (!(target instanceof Element)) return;
    target.closest<HTMLButtonElement>("button:not([popovertarget])")?.click();
  };
}
