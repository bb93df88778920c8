import { stripTags } from "../text/values.ts";

export interface Look {
  light: string | undefined;
  dark: string | undefined;
  font: string | undefined;
  /** Rules for classes of the content, which also work in the new site. */
  rules: string[];
  leftOut: string[];
}

const primaryNames =
  /--(?:ifm-color-primary|md-primary-fg-color|vp-c-brand(?:-1)?|sl-color-accent)\s*:\s*([^;}]+)/;
const fontNames =
  /--(?:ifm-font-family-base|md-text-font|vp-font-family-base|sl-font)\s*:\s*([^;}]+)/;

/** Names and classes in layouts of old engines. */
const layoutSelector =
  /navbar|menu|footer|theme-|table-of-contents|pagination|hero|button|docusaurus|wrapper|DocSearch|breadcrumb|alert|admonition|sidebar|\bmarkdown\b|(?<![\w-])(?:container|row|col)(?![\w-])|dropdown|pills|tabs?\b|\bmd-|\bVP|\bvp-|\bsl-|^:root|^html|^body|\[class|\[data-|#/i;

export function readLook(sheets: readonly string[]): Look {
  const look: Look = { light: undefined, dark: undefined, font: undefined, rules: [], leftOut: [] };
  const variables = { light: new Map<string, string>(), dark: new Map<string, string>() };
  for (const sheet of sheets) {
    const css = sheet.replace(/\/\*[\s\S]*?\*\//g, "");
    for (const [, selector = "", body = ""] of css.matchAll(/([^{}@;]+)\{([^{}]*)\}/g)) {
      const mode = isDarkSelector(selector) ? "dark" : "light";
      for (const [, name = "", value = ""] of body.matchAll(/(--[\w-]+)\s*:\s*([^;}]+)/g)) {
        if (!variables[mode].has(name)) variables[mode].set(name, value.trim());
      }
    }
    for (const [, given = "", body = ""] of css.matchAll(/([^{}@;]+)\{([^{}]*)\}/g)) {
      readRule(given.replace(/\s+/g, " ").trim(), body.trim(), look);
    }
  }
  look.light &&= resolveVariables(look.light, variables.light);
  look.dark &&= resolveVariables(look.dark, new Map([...variables.light, ...variables.dark]));
  look.font &&= resolveVariables(look.font, variables.light);
  return look;
}

function isDarkSelector(selector: string): boolean {
  return /dark|slate/i.test(selector);
}

/** Replaces `var(--name, fallback)`, also where the value of one variable is another. */
function resolveVariables(value: string, variables: ReadonlyMap<string, string>): string {
  let text = value;
  // The limit ends cycles.
  for (let count = 0; count < 10 && text.includes("var("); count++) {
    text = text.replace(
      /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*))?\)/g,
      (use: string, name: string, fallback?: string) => variables.get(name) ?? fallback ?? use,
    );
  }
  return text;
}

function readRule(selector: string, body: string, look: Look): void {
  const primary = primaryNames.exec(body)?.[1]?.trim();
  const isDark = isDarkSelector(selector);
  if (primary !== undefined && isDark) look.dark ??= primary;
  else if (primary !== undefined) look.light ??= primary;
  look.font ??= fontNames.exec(body)?.[1]?.trim();
  if (/^(?::root|html|body|\[data-)/.test(selector) && /^\s*--/.test(body)) return;
  const isKept =
    selector.split(",").every((one) => /^\s*\.[\w-]/.test(one)) &&
    !layoutSelector.test(selector) &&
    !/var\(--(?:ifm|md|vp|sl)-|url\(|[<\\]/.test(body);
  if (isKept) look.rules.push(`${selector} {\n  ${body.replace(/\s*\n\s*/g, "\n  ")}\n}\n`);
  else look.leftOut.push(stripTags(selector));
}

const backgrounds = { light: "#ffffff", dark: "#17131b" } as const;

export function lookSheet({ light, dark, font, rules }: Look): string {
  const ofLight = readable(light, "light");
  const ofDark = readable(dark ?? light, "dark");
  const declarations = [
    ...(ofLight === undefined ? [] : [`  --link: ${ofLight};`, `  --head: ${ofLight};`]),
  ];
  const parts = [
    ...(declarations.length > 0 ? [`:root:root {\n${declarations.join("\n")}\n}\n`] : []),
    ...(ofDark === undefined
      ? []
      : [
          `@media screen {\n  :root[data-theme="dark"] {\n    --link: ${ofDark};\n    --head: #efe8f8;\n  }\n}\n`,
        ]),
    ...(font === undefined || font.includes("var(")
      ? []
      : [`body {\n  font-family: ${font};\n}\n`]),
    ...rules,
  ];
  return parts.join("\n");
}

/** Returns a color with enough contrast for text; undefined if its format is unknown. */
export function readable(
  color: string | undefined,
  mode: keyof typeof backgrounds,
): string | undefined {
  const parsed = color === undefined ? undefined : parseColor(color);
  if (!parsed) return undefined;
  const background = parseColor(backgrounds[mode]) ?? [0, 0, 0];
  const target = mode === "light" ? 0 : 255;
  for (let step = 0; step <= 20; step++) {
    const mixed = parsed.map((value) => Math.round(value + ((target - value) * step) / 20));
    if (contrast(mixed, background) >= 4.5) return `#${mixed.map(toHex).join("")}`;
  }
  return undefined;
}

function parseColor(color: string): number[] | undefined {
  const [, hex = ""] = /^#([\da-f]{3}|[\da-f]{6})(?:[\da-f]{2})?$/i.exec(color.trim()) ?? [];
  if (hex === "") return parseRgb(color) ?? parseHsl(color);
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
}

function parseRgb(color: string): number[] | undefined {
  const numbers = /^rgba?\(([^)]*)\)$/
    .exec(color.trim())?.[1]
    ?.match(/\d+/g)
    ?.slice(0, 3)
    .map(Number);
  return numbers?.length === 3 ? numbers : undefined;
}

/** https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function parseHsl(color: string): number[] | undefined {
  const numbers = /^hsla?\(([^)]*)\)$/
    .exec(color.trim())?.[1]
    ?.match(/-?[\d.]+/g)
    ?.map(Number);
  const [hue, saturation, lightness] = numbers ?? [];
  if (hue === undefined || saturation === undefined || lightness === undefined) return undefined;
  const [s, l] = [saturation / 100, lightness / 100];
  return [0, 8, 4].map((offset) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12;
    const share = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(share * 255);
  });
}

function toHex(value: number): string {
  return value.toString(16).padStart(2, "0");
}

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: readonly number[], b: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
