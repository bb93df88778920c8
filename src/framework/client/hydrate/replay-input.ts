declare global {
  interface Window {
    /** Clicks and keys before hydration, in order. The inline loader records them. */
    early?: Event[];
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The value of a file field cannot be set. */
const fields = "input:not([type=file]),textarea,select";

/** React would lose or overwrite early input. The returned function replays it. */
export function interceptEarlyInput(): () => void {
  const events = window.early ?? [];
  const changes = new Map<Field, string | boolean>();
  const intercept = (event: Event) => {
    event.stopPropagation();
    if (event.type !== "input") events.push(event);
    else if (isField(event.target)) changes.set(event.target, getState(event.target));
  };
  window.onclick = null;
  window.onkeydown = null;
  delete window.early;
  for (const field of document.querySelectorAll<Field>(fields)) {
    if (isChanged(field)) changes.set(field, getState(field));
  }
  const types = ["click", "keydown", "input"];
  for (const type of types) window.addEventListener(type, intercept, true);
  return () => {
    for (const type of types) window.removeEventListener(type, intercept, true);
    for (const [field, state] of changes) replayChange(field, state);
    // This must be one task: a dialog that a key opens must get the next keys.
    events.forEach(replay);
  };
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(fields);
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}

/** Whether it is checked, or its value. */
function getState(field: Field): string | boolean {
  return isCheckable(field) ? field.checked : field.value;
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  return isCheckable(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

function replayChange(field: Field, state: string | boolean): void {
  if (typeof state === "string") replayValue(field, state);
  // Of two radio buttons, only the one that was chosen reports a change.
  else if (isCheckable(field) && (state || field.type === "checkbox")) {
    field.checked = !state;
    field.click();
  }
}

function replayValue(field: Field, value: string): void {
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
