// cspell:ignore xytrbl

import { compareText } from "../../../src/model/compare-text.ts";
import type { JsonRecord } from "../text/values.ts";
import { findClassNames } from "./layout-classes.ts";
import { getDeclarations } from "./styles.ts";
import { colorDeclarations } from "./tailwind-colors.ts";

/** Classes of Tailwind CSS without a value. */
const classes: Readonly<Record<string, JsonRecord>> = {
  block: { display: "block" },
  inline: { display: "inline" },
  "inline-block": { display: "inline-block" },
  flex: { display: "flex" },
  "inline-flex": { display: "inline-flex" },
  grid: { display: "grid" },
  hidden: { display: "none" },
  "flex-row": { flexDirection: "row" },
  "flex-col": { flexDirection: "column" },
  "flex-wrap": { flexWrap: "wrap" },
  "flex-1": { flex: "1 1 0%" },
  "flex-none": { flex: "none" },
  grow: { flexGrow: 1 },
  "flex-grow": { flexGrow: 1 },
  "shrink-0": { flexShrink: 0 },
  "flex-shrink-0": { flexShrink: 0 },
  italic: { fontStyle: "italic" },
  uppercase: { textTransform: "uppercase" },
  "no-underline": { textDecoration: "none" },
  "list-none": { listStyle: "none" },
  "whitespace-nowrap": { whiteSpace: "nowrap" },
  truncate: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  relative: { position: "relative" },
  absolute: { position: "absolute" },
  fixed: { position: "fixed" },
  sticky: { position: "sticky" },
  border: { border: "1px solid var(--line)" },
  "border-0": { borderWidth: "0" },
  "border-2": { border: "2px solid var(--line)" },
  "border-b": { borderBottom: "1px solid var(--line)" },
  "border-t": { borderTop: "1px solid var(--line)" },
  shadow: { boxShadow: "0 1px 3px rgb(0 0 0 / 10%)" },
  "shadow-md": { boxShadow: "0 4px 6px rgb(0 0 0 / 10%)" },
  "shadow-lg": { boxShadow: "0 10px 15px rgb(0 0 0 / 10%)" },
  "aspect-video": { aspectRatio: "16 / 9" },
  "aspect-square": { aspectRatio: "1" },
  "mx-auto": { marginInline: "auto" },
  "object-cover": { objectFit: "cover" },
  "object-contain": { objectFit: "contain" },
};

const aligned = "start end center stretch baseline".split(" ");
const justified = "start end center between around evenly".split(" ");
const weights = { thin: 100, light: 300, normal: 400, medium: 500, semibold: 600, bold: 700 };
const fontSizes = {
  xs: 0.75,
  sm: 0.875,
  base: 1,
  lg: 1.125,
  xl: 1.25,
  "2xl": 1.5,
  "3xl": 1.875,
  "4xl": 2.25,
  "5xl": 3,
  "6xl": 3.75,
};
const widths = {
  xs: 20,
  sm: 24,
  md: 28,
  lg: 32,
  xl: 36,
  "2xl": 42,
  "3xl": 48,
  "4xl": 56,
  "5xl": 64,
  "6xl": 72,
  "7xl": 80,
};
const radii = {
  none: "0",
  sm: "2px",
  md: "6px",
  lg: "8px",
  xl: "12px",
  "2xl": "16px",
  full: "9999px",
};

const properties: Readonly<Record<string, readonly string[]>> = {
  p: ["padding"],
  px: ["paddingInline"],
  py: ["paddingBlock"],
  pt: ["paddingTop"],
  pr: ["paddingRight"],
  pb: ["paddingBottom"],
  pl: ["paddingLeft"],
  m: ["margin"],
  mx: ["marginInline"],
  my: ["marginBlock"],
  mt: ["marginTop"],
  mr: ["marginRight"],
  mb: ["marginBottom"],
  ml: ["marginLeft"],
  gap: ["gap"],
  "gap-x": ["columnGap"],
  "gap-y": ["rowGap"],
  w: ["width"],
  h: ["height"],
  size: ["width", "height"],
  "min-w": ["minWidth"],
  "min-h": ["minHeight"],
  "max-w": ["maxWidth"],
  "max-h": ["maxHeight"],
  top: ["top"],
  right: ["right"],
  bottom: ["bottom"],
  left: ["left"],
  inset: ["inset"],
};

function pick<T>(values: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function tailwindDeclarations(name: string): JsonRecord | undefined {
  const known = pick(classes, name) ?? colorDeclarations(name);
  if (known) return known;
  const [, property, number] = /^(z|opacity)-(\d+)$/.exec(name) ?? [];
  if (property === "z") return { zIndex: Number(number) };
  if (property === "opacity") return { opacity: Number(number) / 100 };
  const [, kind = "", value = ""] =
    /^(items|self|justify|text|font|overflow|grid-cols|col-span|rounded)(?:-(.+))?$/.exec(name) ??
    [];
  const edge = value === "start" || value === "end" ? `flex-${value}` : value;
  switch (kind) {
    case "items":
      return aligned.includes(value) ? { alignItems: edge } : undefined;
    case "self":
      return aligned.includes(value) ? { alignSelf: edge } : undefined;
    case "justify": {
      const isSpace = /^(?:between|around|evenly)$/.test(value);
      const content = isSpace ? `space-${value}` : edge;
      return justified.includes(value) ? { justifyContent: content } : undefined;
    }
    case "text": {
      const size = pick(fontSizes, value);
      if (size !== undefined) return { fontSize: `${size}rem` };
      return /^(?:left|center|right)$/.test(value) ? { textAlign: value } : undefined;
    }
    case "font": {
      const weight = pick(weights, value);
      return weight === undefined ? undefined : { fontWeight: weight };
    }
    case "overflow":
      return /^(?:auto|hidden|scroll|visible)$/.test(value) ? { overflow: value } : undefined;
    case "grid-cols":
      return /^\d+$/.test(value)
        ? { gridTemplateColumns: `repeat(${value}, minmax(0, 1fr))` }
        : undefined;
    case "col-span":
      return /^\d+$/.test(value) ? { gridColumn: `span ${value} / span ${value}` } : undefined;
    case "rounded": {
      const radius = value === "" ? "4px" : pick(radii, value);
      return radius === undefined ? undefined : { borderRadius: radius };
    }
  }
  return sizeDeclarations(name);
}

function sizeDeclarations(name: string): JsonRecord | undefined {
  const [, sign = "", key = "", value = ""] =
    /^(-?)((?:min-|max-)[wh]|gap(?:-[xy])?|[pm][xytrbl]?|[wh]|size|top|right|bottom|left|inset)-(.+)$/.exec(
      name,
    ) ?? [];
  const names = pick(properties, key);
  const size = names && (key === "max-w" ? maxWidth(value) : undefined);
  const length = size ?? getLength(value, key.endsWith("h") ? "vh" : "vw");
  if (!names || length === undefined) return undefined;
  const signed = sign === "" ? length : `calc(-1 * ${length})`;
  return Object.fromEntries(names.map((property) => [property, signed]));
}

function maxWidth(value: string): string | undefined {
  const width = pick(widths, value);
  return width === undefined ? undefined : `${width}rem`;
}

function getLength(value: string, screen: "vh" | "vw"): string | undefined {
  if (/^\d+(?:\.5)?$/.test(value)) return value === "0" ? "0" : `${Number(value) / 4}rem`;
  const [, part, whole] = /^(\d+)\/(\d+)$/.exec(value) ?? [];
  if (part !== undefined) return `calc(${part} / ${whole} * 100%)`;
  const [, written] = /^\[(-?[\d.]+(?:px|rem|em|%|vh|vw))\]$/.exec(value) ?? [];
  if (written !== undefined) return written;
  const words = { full: "100%", auto: "auto", px: "1px", none: "none", screen: `100${screen}` };
  return pick(words, value);
}

function compareClasses(a: string, b: string): number {
  return getRank(a) - getRank(b) || compareText(a, b);
}

/** The order of Tailwind CSS: what is more general comes first, and the dark theme last. */
function getRank(name: string): number {
  if (name.includes("dark:")) return 5;
  const baseClass = name.replace(/^.*:/, "");
  if (baseClass === "hidden") return 4;
  if (colorDeclarations(baseClass)) return 3;
  const properties = Object.keys(tailwindDeclarations(baseClass) ?? {});
  if (properties.length > 1 || properties.some((property) => shorthands.test(property))) return 0;
  return properties.some((property) => /(?:Inline|Block)$/.test(property)) ? 1 : 2;
}

const shorthands = /^(?:inset|padding|margin|gap|flex|border)$/;

/** Widths from which the variants `sm:` and so on apply. */
const screens = { sm: "40rem", md: "48rem", lg: "64rem", xl: "80rem", "2xl": "96rem" };

/** Rules for the classes that copied components and pages use, the widest screens last. */
export function tailwindSheet(components: readonly string[], pages: readonly string[]): string {
  const names = new Set(components.flatMap((code) => [...findClassNames(code)]));
  for (const page of pages) {
    for (const [, , list = ""] of page.matchAll(/\bclass(?:Name)?=\{?\s*(["'`])([^"'`{}]+)\1/g)) {
      for (const name of list.split(/\s+/)) names.add(name);
    }
  }
  const sheets = ["", ...Object.keys(screens)].map((screen) => {
    const rules = [...names].sort(compareClasses).flatMap((name) => {
      const variants = name.split(":");
      const declarations = tailwindDeclarations(variants.pop() ?? "");
      const isDark = variants.includes("dark");
      const others = variants.filter((variant) => variant !== "dark").join(":");
      if (!declarations || others !== screen) return [];
      const mode = isDark ? ":where([data-theme=dark] .md)" : ":where(.md)";
      return [
        `${mode} .${escapeClass(name)} {\n  ${getDeclarations(declarations).join("\n  ")}\n}\n`,
      ];
    });
    const width = pick(screens, screen);
    if (rules.length === 0 || width === undefined) return rules.join("\n");
    return `@media (min-width: ${width}) {\n${rules.join("\n")}}\n`;
  });
  return sheets.filter(Boolean).join("\n");
}

/** Selectors cannot begin with a digit, as in `2xl:grid`. */
function escapeClass(name: string): string {
  return name.replace(/[^\w-]/g, "\\$&").replace(/^\d/, "\\3$& ");
}
