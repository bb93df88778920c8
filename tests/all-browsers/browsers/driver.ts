/** What the tests need of a browser; each has one tab. All lengths are CSS pixels. */
export interface Driver {
  /** As the browser itself names it. */
  version: string;
  /** Opens an address; the document may come later. */
  open(address: string): Promise<void>;
  /** Evaluates an expression in the page; its value is a string. */
  evaluate(expression: string): Promise<string>;
  /** Presses and releases the main button at a place of the window. */
  click(x: number, y: number): Promise<void>;
  /** Presses keys one after another and releases them in turn, so that the first may be modifiers. */
  press(keys: readonly Key[]): Promise<void>;
  /** Types text, key by key. */
  type(text: string): Promise<void>;
  /** Goes one entry of the history back or forward, without waiting for a page. */
  traverse(delta: -1 | 1): Promise<void>;
  /** Loads the page anew; the document may come later. */
  reload(): Promise<void>;
  /** Gives the page this width and height, or the nearest that the browser has. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A key that the tests press, by the name that the DOM gives it. */
export type Key = keyof typeof keyCodes | "/" | "a" | "k" | "v";

/** Named keys as WebDriver writes them: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
} as const;

/** The character by which WebDriver knows a key; a character is its own. */
export function keyCode(key: string): string {
  return (keyCodes as Record<string, string>)[key] ?? key;
}
