import { cssValue } from "../../shims/css-value.ts";
import type { JsonRecord } from "../text/values.ts";

/** Collects `style` attributes as classes, because the content security policy forbids them. */
export interface StyleRegistry {
  getClass(style: JsonRecord): string | undefined;
  getSheet(): string;
}

export function createStyles(): StyleRegistry {
  const classes = new Map<string, string>();
  return {
    getClass(style) {
      const entries = Object.entries(style);
      if (entries.length === 0 || !entries.every(([, value]) => isSafeValue(value)))
        return undefined;
      const css = getDeclarations(style).join(" ");
      const className = classes.get(css) ?? `migrated-${classes.size + 1}`;
      classes.set(css, className);
      return className;
    },
    getSheet() {
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
    ([name, value]) => `${getCssName(name)}: ${cssValue(name, value)};`,
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
