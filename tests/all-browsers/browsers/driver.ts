/** A browser with one tab, as the tests drive it. Lengths are in CSS pixels. */
export interface Driver {
  version: string;
  /** Opens a URL. Some drivers resolve before the document is loaded. */
  open(address: string): Promise<void>;
  /** Evaluates an expression in the page whose value is a string. */
  evaluate(expression: string): Promise<string>;
  /** Clicks at a point of the window. */
  click(x: number, y: number): Promise<void>;
  /** Presses keys in order and releases them in reverse order, so the first keys can be modifiers. */
  press(keys: readonly Key[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Goes one history entry back or forward, without waiting for the page. */
  traverse(delta: -1 | 1): Promise<void>;
  /** Reloads the page. Some drivers resolve before the document is loaded. */
  reload(): Promise<void>;
  /** Resizes the page to this size, or the nearest that the browser supports. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A key by its name in the DOM. */
export type Key = keyof typeof keyCodes | "/" | "a" | "k" | "v";

/** Code points of named keys in WebDriver: https://www.w3.org/TR/webdriver2/#keyboard-actions */
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

/** The character that WebDriver uses for a key. */
export function keyCode(key: string): string {
  return (keyCodes as Record<string, string>)[key] ?? key;
}
