declare global {
  interface Window {
    /** Clicks and keys before hydration, in order. The inline loader records them. */
    early?: Event[];
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = "input,textarea,select";

/** React would lose or overwrite early input. The returned function replays it. */
export function interceptEarlyInput(): () => void {
  const events = window.early ?? [];
  const values = new Map<Field, string>();
  const intercept = (event: Event) => {
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
  for (const type of types) window.addEventListener(type, intercept, true);
  return () => {
    for (const type of types) window.removeEventListener(type, intercept, true);
    values.forEach(replayValue);
    // This must be one task: a dialog that a key opens must get the next keys.
    events.forEach(replay);
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

function replayValue(value: string, field: Field): void {
  // React reports a change only if the value differs from the last assigned one.
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function replay(event: Event): void {
  const { target } = event;
  if (event instanceof KeyboardEvent) target?.dispatchEvent(new KeyboardEvent(event.type, event));
  else if (target instanceof Element) {
    target.closest<HTMLButtonElement>("button:not([popovertarget])")?.click();
  }
}
