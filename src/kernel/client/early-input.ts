declare global {
  interface Window {
    /** Clicks and keys before hydration, in order; the inline loader writes them. */
    early?: Event[];
  }
}

/**
 * Takes the recording of early clicks and keys over from the inline loader. Until the page is
 * hydrated React would swallow a click, so it is kept from React. The function that it answers ends
 * this and repeats what nobody has answered: keys, and clicks on buttons; links, `<details>` and
 * buttons that open a popover were answered by the browser.
 */
export function holdEarlyInput(): () => void {
  const events = window.early ?? [];
  const note = (event: Event) => events.push(event);
  const hold = (event: Event) => {
    note(event);
    event.stopPropagation();
  };
  window.onclick = null;
  window.onkeydown = null;
  delete window.early;
  window.addEventListener("click", hold, true);
  window.addEventListener("keydown", note, true);
  return () => {
    window.removeEventListener("click", hold, true);
    window.removeEventListener("keydown", note, true);
    // All in one task: the dialog that a key opens must not come before the keys after it.
    events.forEach(repeat);
  };
}

function repeat(event: Event): void {
  const { target } = event;
  if (event instanceof KeyboardEvent) target?.dispatchEvent(new KeyboardEvent(event.type, event));
  else if (target instanceof Element) {
    target.closest<HTMLButtonElement>("button:not([popovertarget])")?.click();
  }
}
