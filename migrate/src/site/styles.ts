import { printCssValue } from "../../shims/css-value.ts";
import type { JsonRecord } from "../text/values.ts";

/** Collects `style` attributes as classes, because the content security policy forbids them. */
export interface StyleRegistry {
  /** Returns the name of the class; undefined if a value is not safe. */
  addStyleClass(style: JsonRecord): string | undefined;
  printSheet(): string;
}

export function createStyles(): StyleRegistry {
  const classes = new Map<string, string>();
  return {
    addStyleClass(style) {
      const entries = Object.entries(style);
      if (entries.length === 0 || !entries.every(([, value]) => isSafeValue(value)))
        return undefined;
      const css = getDeclarations(style).join(" ");
      const className = classes.get(css) ?? `migrated-${classes.size + 1}`;
      classes.set(css, className);
      return className;
    },
    printSheet() {
      if (classes.size === 0) return "";
      const rules = [...classes].map(
        ([css, name]) => `.${name} {\n  ${css.replaceAll("; ", ";\n  ")}\n}\n`,
      );
      return `/* Styles from \`style\` attributes and layout classes of the old site. */\n${rules.join("\n")}`;
    },
  };
}

/** CSS of a `style` object of React. */
export function getDeclarations(style: JsonRecord): string[] {
  return Object.entries(style).map(
    ([name, value]) => `${getCssName(name)}: ${printCssValue(name, value)};`,
  );
}

function isSafeValue(value: unknown): boolean {
  return typeof value === "number" || (typeof value === "string" && /^[^{};<>]+$/.test(value));
}

function getCssName(name: string): string {
  return name.startsWith("--")
    ? name
    : name.replace(/[A-Z]|^ms(?=[A-Z])/g, (part) => `-${part.toLowerCase()}`);
}
