import { hasModifier, type Modifiers } from "./opening-text.ts";

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
