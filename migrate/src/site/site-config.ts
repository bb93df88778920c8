import { readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import type { SiteConfigInput } from "../../../src/config/schemas/site-config.ts";
import { humanize } from "../../../src/content/load/file-names.ts";
import { getSize } from "../../../src/content/load/files/picture-size.ts";
import { escapeText } from "../../../src/model/text/escape-html.ts";
import { parseVideoAddress } from "../../../src/model/url/video-address.ts";
import { addDiagnostic, type Plan } from "../model.ts";
import { asString, type Json } from "../text/values.ts";

export interface TextLogo {
  light: string;
  dark: string;
  width: number;
  height: number;
}

/** Widths in pixels of bold letters of 20 px, in the usual fonts of operating systems. */
function getTextWidth(text: string): number {
  const widths = [...text].map((letter) => {
    if (/[\p{Lo}\p{Extended_Pictographic}]/u.test(letter)) return 20;
    if (/[ij.lr,tf:I;'|!()\s-]/.test(letter)) return 7;
    if (/[mwMW@]/.test(letter)) return 18;
    return /\p{Lu}/u.test(letter) ? 14 : 12;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

const height = 32;
const maxPictureSize = 100_000;

export interface LogoPicture {
  file?: string | undefined;
  darkFile?: string | undefined;
  /** Colors of the title in both color modes. */
  color?: string | undefined;
  darkColor?: string | undefined;
}

/** @param title empty for a picture that contains the name of the site */
export function createTextLogo(
  title: string,
  plan: Pick<Plan, "files" | "diagnostics">,
  { file, darkFile = file, color = "#1c1e21", darkColor = "#ffffff" }: LogoPicture = {},
): TextLogo {
  const { files } = plan;
  if (title === "" && file !== undefined) return copyLogo(files, file, darkFile ?? file);
  const picture = file === undefined ? undefined : embedPicture(file);
  const darkPicture = darkFile === undefined ? undefined : embedPicture(darkFile);
  if (file !== undefined && !picture) {
    const subject = `logo: ${basename(file)} has more than ${maxPictureSize / 1000} kB`;
    addDiagnostic(plan, "config-option", subject, "config.ts");
  }
  const gap = picture && title !== "" ? 10 : 0;
  const start = (picture?.width ?? 0) + gap;
  // A long title has two lines of smaller text, so that it fits on phones.
  const isLong = getTextWidth(title) > 220 && title.includes(" ");
  const [lines, scale] = isLong ? [splitInMiddle(title), 0.7] : [title === "" ? [] : [title], 1];
  const lengths = lines.map((line) => Math.ceil(getTextWidth(line) * scale));
  const width = Math.max(1, start + Math.max(0, ...lengths));
  const text = (fill: string) =>
    lines
      .map(
        (line, index) =>
          `<text x="${start}" y="${isLong ? 13 + 15 * index : 23}" font-family="system-ui, sans-serif" font-size="${20 * scale}" font-weight="700" textLength="${lengths[index]}" lengthAdjust="spacingAndGlyphs" fill="${fill}">${escapeText(line)}</text>`,
      )
      .join("");
  const svg = (fill: string, image = "") =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${image}${text(fill)}</svg>\n`;
  files.set("public/migrated/logo-light.svg", { text: svg(color, picture?.image) });
  files.set("public/migrated/logo-dark.svg", { text: svg(darkColor, darkPicture?.image) });
  return {
    light: "/migrated/logo-light.svg",
    dark: "/migrated/logo-dark.svg",
    width,
    height,
  };
}

/** Splits a text at the space that is nearest to its middle. */
function splitInMiddle(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const distance = (space: number) => Math.abs(space - text.length / 2);
  const [middle = text.length] = spaces.sort((a, b) => distance(a) - distance(b));
  return [text.slice(0, middle), text.slice(middle + 1)];
}

/** The logo of a site that shows no text next to it. */
function copyLogo(files: Plan["files"], lightFile: string, darkFile: string): TextLogo {
  const copy = (name: string, file: string) => {
    const address = `/migrated/logo-${name}${extname(file)}`;
    files.set(`public${address}`, { copyOf: file });
    return address;
  };
  const size = getPictureSize(lightFile);
  return {
    light: copy("light", lightFile),
    dark: copy("dark", darkFile),
    width: size ? Math.max(1, Math.round((height * size.width) / size.height)) : height,
    height,
  };
}

/** An image in a page cannot load other files, so the logo contains a data address. */
function embedPicture(file: string): { image: string; width: number } | undefined {
  const content = readFileSync(file);
  if (content.length > maxPictureSize) return undefined;
  const types: Readonly<Record<string, string>> = { ".svg": "svg+xml", ".jpg": "jpeg" };
  const type = types[extname(file)] ?? extname(file).slice(1);
  const size = getPictureSize(file);
  const width = size ? Math.round((height * size.width) / size.height) : height;
  const address = `data:image/${type};base64,${content.toString("base64")}`;
  return { image: `<image href="${address}" width="${width}" height="${height}"/>`, width };
}

/** Undefined if the file is not a known kind of picture. */
export function getPictureSize(file: string): { width: number; height: number } | undefined {
  const { width, height } = getSize(readFileSync(file)) ?? {};
  return width === undefined || height === undefined ? undefined : { width, height };
}

const hostNames: Readonly<Record<string, string>> = {
  "github.com": "GitHub",
  "gitlab.com": "GitLab",
  "discord.gg": "Discord",
  "discord.com": "Discord",
  "twitter.com": "Twitter",
  "x.com": "X",
  "linkedin.com": "LinkedIn",
  "youtube.com": "YouTube",
  "stackoverflow.com": "Stack Overflow",
  "pypi.org": "PyPI",
  "hub.docker.com": "Docker Hub",
};

/** @param icon name of its icon in the old site, such as `mastodon` */
export function hostName(address: string, icon?: string): string {
  const host = new URL(address).hostname.replace(/^www\./, "");
  const hostLabel = hostNames[host];
  if (hostLabel !== undefined || !/^[a-z]\w*$/i.test(icon ?? "")) return hostLabel ?? host;
  return (
    Object.values(hostNames).find((name) => name.toLowerCase() === icon) ?? humanize(icon ?? "")
  );
}

export const placeholderOrigin = "https://docs.example.com";

/** Rules for defects that the old engine ignores, and for components that it only ran in browsers. */
const toleratedRules = [
  "broken-anchor",
  "broken-image",
  "broken-link",
  "broken-redirect",
  "duplicate-heading-id",
  "duplicate-redirect",
  "duplicate-route",
  "invalid-architecture",
  "invalid-diagram",
  "invalid-heading-id",
  "invalid-highlight-range",
  "invalid-plot",
  "invalid-redirect",
  "missing-diagram-alt",
  "missing-image",
  "missing-title",
  "partial-with-content",
  "refused-link",
  "render-failed",
  "reserved-id",
  "unclosed-admonition",
  "unclosed-html",
  "unknown-admonition",
  "unknown-author",
  "unknown-doc-id",
  "unknown-sidebar",
  "unknown-sidebar-folder",
  "unreadable-image",
  "unresolvable-markdown-link",
  "unsupported-export",
  "unsupported-import",
  "unusable-symbolic-link",
];

/** Hosts of video players in pages and of frames in components, for the policy. */
function getPlayerOrigins({ files }: Pick<Plan, "files">): string[] {
  const texts = [...files].flatMap(([path, file]) =>
    /\.(?:mdx|[jt]sx)$/.test(path) && "text" in file ? [file.text] : [],
  );
  const frames = texts.flatMap((text) =>
    [...text.matchAll(/<iframe\b[^>]*?\ssrc=["'](https:\/\/[^"']+)/g)].flatMap(
      ([, address = ""]) => (URL.canParse(address) ? [new URL(address).origin] : []),
    ),
  );
  const players = texts.flatMap((text) =>
    [...text.matchAll(/<Video src="([^"]+)"/g)].flatMap(([, address = ""]) => {
      const player = parseVideoAddress(address.replaceAll("&amp;", "&"))?.player;
      return player === undefined ? [] : [new URL(player).origin];
    }),
  );
  return [...new Set([...players, ...frames])].sort();
}

/** Defects of the old pages are warnings, so that the first build succeeds. */
export function printConfig(config: SiteConfigInput, plan: Pick<Plan, "files">): string {
  const origins = getPlayerOrigins(plan);
  const policy = origins.length > 0 ? { contentSecurityPolicy: { "frame-src": origins } } : {};
  const checks = Object.fromEntries(toleratedRules.map((rule) => [rule, "warning"]));
  const text = printModule(
    "The site; its options are described in `src/config/schemas/site-config.ts`.",
    { ...config, ...policy, checks },
  );
  return text.replace(
    /^ {2}checks: /m,
    "  // The old site was published with such defects. Correct them, then delete the lines.\n$&",
  );
}

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

/** Reads a base path, which may lack the slashes around it. Undefined for the root, a relative path, or a URL. */
export function getBaseUrl(base: Json): string | undefined {
  const path = asString(base)?.replace(/^\/*/, "/").replace(/\/*$/, "/");
  return path !== undefined && /^\/((?!\.+\/)[^/?#]+\/)+$/.test(path) ? path : undefined;
}
