import type { SiteConfigInput } from "../../../src/config/schemas/site-config.ts";
import type { Plan } from "../model.ts";

export interface TextLogo {
  light: string;
  dark: string;
  width: number;
  height: number;
}

/** Pixels of a bold letter of 20 px: the mean of Latin text, rounded up. */
const letterWidth = 12;
const height = 32;
const maxLetters = 24;

export function createTextLogo(title: string, { files }: Pick<Plan, "files">): TextLogo {
  const letters = [...title];
  const text =
    letters.length > maxLetters ? `${letters.slice(0, maxLetters - 1).join("")}…` : title;
  const width = [...text].length * letterWidth;
  const shown = text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  const picture = (color: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><text x="0" y="23" font-family="system-ui, sans-serif" font-size="20" font-weight="700" fill="${color}">${shown}</text></svg>\n`;
  files.set("public/migrated/logo-light.svg", { text: picture("#3b1d5e") });
  files.set("public/migrated/logo-dark.svg", { text: picture("#ffffff") });
  return {
    light: "/migrated/logo-light.svg",
    dark: "/migrated/logo-dark.svg",
    width,
    height,
  };
}

/** The `url` of a site whose address is not known. */
export const placeholderOrigin = "https://docs.example.com";

/** Broken links are warnings for a site whose links no strict build has checked. */
export const linkChecks = {
  checks: {
    "broken-anchor": "warning",
    "broken-link": "warning",
    "missing-image": "warning",
    "unresolvable-markdown-link": "warning",
  },
} as const satisfies Pick<SiteConfigInput, "checks">;

export function printModule(comment: string, value: unknown): string {
  return `/** ${comment} */\nexport default ${printValue(value, "")};\n`;
}

export function printConstants(comment: string, values: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${printValue(value, "")};\n`,
  );
  return `/** ${comment} */\n${lines.join("")}`;
}

function printValue(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return "[]";
    const items = value.map((item) => `${inner}${printValue(item, inner)},\n`);
    return `[\n${items.join("")}${indent}]`;
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    if (entries.length === 0) return "{}";
    const lines = entries.map(
      ([key, item]) => `${inner}${printKey(key)}: ${printValue(item, inner)},\n`,
    );
    return `{\n${lines.join("")}${indent}}`;
  }
  return JSON.stringify(value);
}

function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}
