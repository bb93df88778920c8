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

/** A letter or digit of any script. */
export function isTyped(press: KeyPress): boolean {
  return !hasModifier(press) && /^[\p{L}\p{N}]$/u.test(press.key);
}

/** Whether a key means something else than its text. */
export function hasModifier({ ctrlKey, metaKey, altKey }: Modifiers): boolean {
  return ctrlKey || metaKey || altKey;
}
