import { readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import { getSize } from "../../../src/content/load/files/picture-size.ts";
import { escapeText } from "../../../src/model/text/escape-html.ts";
import { addDiagnostic, type Plan } from "../model.ts";
import { asRecord, asString, asStrings, type Json } from "../text/values.ts";

export interface TextLogo {
  light: string;
  dark: string;
  width: number;
  height: number;
}

/** Estimates the width of bold text of 20 px, in the usual fonts of operating systems. */
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

/**
 * The files of the option `logo`: a path, or an object with one path or one for each color mode.
 *
 * @param find returns the file of a path; undefined if it does not exist
 */
export function findLogo(
  logo: Json,
  find: (path: string) => string | undefined,
): Pick<LogoPicture, "file" | "darkFile"> {
  const { src, light, dark } = asRecord(logo);
  const [file] = asStrings([logo, light, src]).flatMap((path) => find(path) ?? []);
  return { file, darkFile: find(asString(dark) ?? "") };
}

/** @param title empty for a picture that contains the name of the site */
export function createTextLogo(
  title: string,
  plan: Pick<Plan, "files" | "diagnostics">,
  { file, darkFile = file, color = "#1c1e21", darkColor = "#ffffff" }: LogoPicture = {},
): TextLogo {
  const { files } = plan;
  if (title === "" && file !== undefined) return copyPictures(files, file, darkFile ?? file);
  const picture = file === undefined ? undefined : embedPicture(file);
  const darkPicture = darkFile === undefined ? undefined : embedPicture(darkFile);
  const tooLarge = [...(picture ? [] : [file]), ...(darkPicture ? [] : [darkFile])];
  for (const path of new Set(tooLarge.filter((path) => path !== undefined))) {
    const subject = `logo: ${basename(path)} has more than ${maxPictureSize / 1000} kB`;
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
function copyPictures(files: Plan["files"], lightFile: string, darkFile: string): TextLogo {
  const copy = (name: string, file: string) => {
    const address = `/migrated/logo-${name}${extname(file)}`;
    files.set(`public${address}`, { copyOf: file });
    return address;
  };
  const size = getSize(readFileSync(lightFile));
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
  const extension = extname(file).toLowerCase();
  const type = types[extension] ?? extension.slice(1);
  const size = getSize(content);
  const width = size ? Math.round((height * size.width) / size.height) : height;
  const address = `data:image/${type};base64,${content.toString("base64")}`;
  return { image: `<image href="${address}" width="${width}" height="${height}"/>`, width };
}
