import type { JsonRecord } from "../text/values.ts";

/** Collects `style` objects that are only layout, as classes of one sheet. */
export interface StyleRegistry {
  /** Name of the class; undefined where a property is no layout. */
  classOf(style: JsonRecord): string | undefined;
  /** Name of the class for any literal style, of components. */
  literalClassOf(style: JsonRecord): string;
  sheet(): string;
}

const layout =
  /^(?:width|height|(?:min|max)(?:Width|Height)|margin(?:Top|Right|Bottom|Left|Block|Inline)?|padding(?:Top|Right|Bottom|Left|Block|Inline)?|display|flex(?:Direction|Wrap|Grow|Shrink|Basis|Flow)?|gap|rowGap|columnGap|alignItems|alignContent|alignSelf|justifyContent|justifyItems|justifySelf|placeItems|order|grid(?:TemplateColumns|TemplateRows|Column|Row|Gap|AutoFlow)?|textAlign|verticalAlign|float|clear|overflow(?:X|Y)?|whiteSpace|objectFit|aspectRatio|boxSizing|listStyle(?:Type)?|columns|columnCount|tableLayout)$/;

const unitless = /^(?:flex|flexGrow|flexShrink|order|aspectRatio|columnCount)$/;

export function createStyles(): StyleRegistry {
  const classes = new Map<string, string>();
  function literalClassOf(style: JsonRecord): string {
    const rules = Object.entries(style).map(
      ([name, value]) => `${cssName(name)}: ${cssValue(name, value)};`,
    );
    const css = rules.sort().join(" ");
    const known = classes.get(css) ?? `migrated-${classes.size + 1}`;
    classes.set(css, known);
    return known;
  }
  return {
    literalClassOf,
    classOf(style) {
      const entries = Object.entries(style);
      if (entries.length === 0 || !entries.every(([name, value]) => isLayout(name, value))) {
        return undefined;
      }
      return literalClassOf(style);
    },
    sheet() {
      if (classes.size === 0) return "";
      const rules = [...classes].map(
        ([css, name]) => `.${name} {\n  ${css.replaceAll("; ", ";\n  ")}\n}\n`,
      );
      return `/* Layout that pages of the old site had in \`style\` attributes and in classes. */\n${rules.join("\n")}`;
    },
  };
}

function isLayout(name: string, value: unknown): boolean {
  if (!layout.test(name)) return false;
  return typeof value === "number" || (typeof value === "string" && /^[^{};<>]+$/.test(value));
}

function cssName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function cssValue(name: string, value: unknown): string {
  return typeof value === "number" && value !== 0 && !unitless.test(name)
    ? `${value}px`
    : String(value);
}
