declare global {
  interface Window {
    /** Clicks and keys before hydration, in order; the inline loader writes them. */
    early?: Event[];
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = "input,textarea,select";

/**
 * Takes the recording of early clicks and keys over from the inline loader. Until the page is
 * hydrated, React would lose a click and overwrite typed text, so both are kept from it. The returned
 * function ends this and replays what had no effect: keys, changed values of fields, and clicks on
 * buttons. Links, `<details>` and buttons that open a popover were handled by the browser.
 */
export function holdEarlyInput(): () => void {
  const events = window.early ?? [];
  const values = new Map<Field, string>();
  const hold = (event: Event) => {
    event.stopPropagation();
    if (event.type !== "input") events.push(event);
    else if (isField(event.target)) values.set(event.target, event.target.value);
  };
  window.onclick = null;
  window.onkeydown = null;
  delete window.early;
  for (const field of document.querySelectorAll<Field>(fields)) {
    if (isChanged(field)) values.set(field, field.value);
  }
  const types = ["click", "keydown", "input"];
  for (const type of types) window.addEventListener(type, hold, true);
  return () => {
    for (const type of types) window.removeEventListener(type, hold, true);
    values.forEach(repeatValue);
    // All in one task: the dialog that a key opens must not come before the keys after it.
    events.forEach(repeat);
  };
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(fields);
}

function isChanged(field: Field): boolean {
  return field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue;
}

function repeatValue(value: string, field: Field): void {
  // React keeps what was assigned last and tells only of another value: it is not to see this one.
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function repeat(event: Event): void {
  const { target } = event;
  if (event instanceof KeyboardEvent) target?.dispatchEvent(new KeyboardEvent(event.type, event));
  else if (target instanceof Element) {
    target.closest<HTMLButtonElement>("button:not([popovertarget])")?.click();
  }
}
