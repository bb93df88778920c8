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
export function holdEarlyInput(): () => Promise<void> {
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
  return async () => {
    window.removeEventListener("click", hold, true);
    window.removeEventListener("keydown", note, true);
    for (const event of events) {
      repeat(event);
      // A task each: the next finds what React has made of this one.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}

function repeat(event: Event): void {
  const { target } = event;
  if (event instanceof KeyboardEvent) target?.dispatchEvent(new KeyboardEvent(event.type, event));
  else if (target instanceof Element) {
    target.closest<HTMLButtonElement>("button:not([popovertarget])")?.click();
  }
}
