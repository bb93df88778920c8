/** A key press, as far as it matters here. */
export type KeyPress = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "defaultPrevented"
>;

export type Modifiers = Pick<KeyPress, "ctrlKey" | "metaKey" | "altKey">;

export interface KeyPlace {
  /** The search button has the focus. */
  onButton: boolean;
  /** What has the focus takes text. */
  inField: boolean;
  /** `/` and Ctrl+K are wanted. */
  shortcuts: boolean;
}

/** The text that a key opens the search with, or null where it opens nothing. */
export function openingText(press: KeyPress, place: KeyPlace): string | null {
  if (press.isComposing || press.defaultPrevented || press.altKey) return null;
  if (isSearchShortcut(press)) return place.shortcuts ? "" : null;
  if (press.ctrlKey || press.metaKey || place.inField) return null;
  if (press.key === "/") return place.shortcuts ? "" : null;
  return place.onButton && isTyped(press) ? press.key : null;
}

/** Ctrl+K, or ⌘K on a Mac. */
export function isSearchShortcut({ key, ctrlKey, metaKey }: KeyPress): boolean {
  return key.toLowerCase() === "k" && ctrlKey !== metaKey;
}

/** Whether the reader's keyboard has ⌘ in place of Ctrl. */
export function isMac(): boolean {
  return /^(?:Mac|iP)/.test(navigator.platform);
}

/** A letter or digit of any script. */
export function isTyped(press: KeyPress): boolean {
  return !hasModifier(press) && /^[\p{L}\p{N}]$/u.test(press.key);
}

/** Whether a key means something else than its text. */
export function hasModifier({ ctrlKey, metaKey, altKey }: Modifiers): boolean {
  return ctrlKey || metaKey || altKey;
}

export interface ReadKeys {
  text: string;
  /** The key that ended the text, if one did. */
  end: "Enter" | "Escape" | null;
}

/** What keys come to that were pressed before there was a field. */
export function readKeys(keys: readonly string[]): ReadKeys {
  let text = "";
  for (const key of keys) {
    if (key === "Enter" || key === "Escape") return { text, end: key };
    if (key === "Backspace") text = text.replace(/.$/su, "");
    // Other keys have names; a character may be two units long.
    else if ([...key].length === 1) text += key;
  }
  return { text, end: null };
}

/** Whether a key counts as text to come; Tab, F5 and Alt+Left are the page's and the browser's. */
export function isReadKey(press: Modifiers & Pick<KeyboardEvent, "key">): boolean {
  const { key } = press;
  const counts = ["Enter", "Escape", "Backspace"].includes(key) || [...key].length === 1;
  return counts && !hasModifier(press);
}
