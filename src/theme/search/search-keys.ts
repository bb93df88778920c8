import { isLetterKey } from "../browser/keys.ts";

type Modifiers = Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey">;

export type KeyPress = Modifiers &
  Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "isComposing" | "keyCode" | "defaultPrevented">;

export interface KeyContext {
  isOnButton: boolean;
  isInField: boolean;
  hasShortcuts: boolean;
}

/** The initial query if the key opens the search, otherwise null. */
export function getInitialQuery(press: KeyPress, context: KeyContext): string | null {
  if (isComposing(press) || press.defaultPrevented || press.altKey) return null;
  if (isSearchShortcut(press)) return context.hasShortcuts ? "" : null;
  if (press.ctrlKey || press.metaKey || context.isInField) return null;
  if (press.key === "/") return context.hasShortcuts ? "" : null;
  return context.isOnButton && isTyped(press) ? press.key : null;
}

/** Safari ends a composition before it sends its last key, which still has the key code 229. */
export function isComposing(press: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return press.isComposing || press.keyCode === 229;
}

/** With Shift, it is a shortcut of Firefox. */
export function isSearchShortcut(press: KeyPress): boolean {
  return isLetterKey(press, "k") && press.ctrlKey !== press.metaKey && !press.shiftKey;
}

export function isMac(): boolean {
  return /^(?:Mac|iP)/.test(navigator.platform);
}

function isTyped(press: KeyPress): boolean {
  return !hasModifier(press) && /^[\p{L}\p{N}]$/u.test(press.key);
}

function hasModifier({ ctrlKey, metaKey, altKey }: Modifiers): boolean {
  return ctrlKey || metaKey || altKey;
}

interface TypedText {
  text: string;
  end: "Enter" | "Escape" | null;
}

/** Text typed before the field existed. */
export function getTextOfKeys(keys: readonly string[]): TypedText {
  let text = "";
  for (const key of keys) {
    if (key === "Enter" || key === "Escape") return { text, end: key };
    if (key === "Backspace") text = text.replace(/.$/su, "");
    // Named keys are longer; a character may be two code units.
    else if ([...key].length === 1) text += key;
  }
  return { text, end: null };
}

/** Whether `getTextOfKeys` uses the key. */
export function isTextKey(press: Modifiers & Pick<KeyboardEvent, "key">): boolean {
  if (hasModifier(press)) return false;
  return ["Enter", "Escape", "Backspace"].includes(press.key) || [...press.key].length === 1;
}

export const noOption = -1;

/** The next active option; null if the key edits the text, as Home and End do before a move. */
export function moveActive(
  press: Modifiers & Pick<KeyboardEvent, "key" | "shiftKey">,
  { active, count, hasMoved }: { active: number; count: number; hasMoved: boolean },
): number | null {
  if (count === 0 || press.shiftKey || hasModifier(press)) return null;
  switch (press.key) {
    case "ArrowDown":
      return (active + 1) % count;
    case "ArrowUp":
      return active <= 0 ? count - 1 : active - 1;
    case "Home":
      return hasMoved ? 0 : null;
    case "End":
      return hasMoved ? count - 1 : null;
    default:
      return null;
  }
}
