import { printCssValue } from "./css-value.ts";

/** Sets styles in the browser, because the content security policy forbids `style` attributes. */
export function applyStyle(style: object | null | undefined) {
  const entries = Object.entries(style ?? {}).filter(
    ([, value]) => value !== null && value !== undefined && typeof value !== "boolean",
  );
  return (element: HTMLElement | SVGElement): (() => void) => {
    const set = (name: string, text: string) => {
      if (name.startsWith("--")) element.style.setProperty(name, text);
      else Object.assign(element.style, { [name]: text });
    };
    for (const [name, value] of entries) set(name, printCssValue(name, value));
    return () => {
      for (const [name] of entries) set(name, "");
    };
  };
}
