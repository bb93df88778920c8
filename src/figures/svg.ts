import { escapeAttribute, escapeText } from "../model/text/escape-html.ts";

/** Attributes of an SVG element; undefined leaves one out. */
type SvgAttributes = Record<string, string | number | undefined>;

/** Markup of one element. Numbers are written with at most one decimal. */
export function renderElement(
  tag: string,
  attributes: SvgAttributes,
  children: readonly string[] = [],
): string {
  const attributeList = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${getAttributeText(value ?? "")}"`)
    .join("");
  return `<${tag}${attributeList}>${children.join("")}</${tag}>`;
}

function getAttributeText(value: string | number): string {
  return typeof value === "number" ? roundForSvg(value) : escapeAttribute(value);
}

/** A number with at most one decimal. */
export function roundForSvg(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/**
 * The width as a share of the font size. It is that of wide fonts, which readers see until the
 * theme's font loads.
 */
function getCharWidth(char: string): number {
  if (/[ilj.,:;|!'’]/.test(char)) return 0.34;
  if (/[ftr()[\]/ -]/.test(char)) return 0.4;
  if (/[mwMW@%→]/.test(char)) return 0.92;
  if (wideCharPattern.test(char)) return 1;
  if (/[\p{Lu}&]/u.test(char)) return 0.68;
  return 0.6;
}

/** Scripts of East Asia with their punctuation, full-width forms, and emoji. */
const wideCharPattern =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u30ff\uff01-\uff60\p{Extended_Pictographic}]/u;

/** Bold letters are wider by this factor. */
export const boldWidthFactor = 1.08;

/** Width of a text in pixels, at most a few percent too wide. For bold text, multiply its size. */
export function getTextWidth(text: string, size: number): number {
  let width = 0;
  for (const char of text) width += getCharWidth(char);
  return width * size;
}

/** The end of a part of a word: after `/`, `-`, `_`, or `.`. */
const endOfPartPattern = /(?<=[/_.-])(?![/_.-])/;

/** Breaks a text between words, words between their parts, and parts between characters. */
export function wrapText(text: string, size: number, maxWidth: number): string[] {
  const isTooLong = (line: string) => getTextWidth(line, size) > maxWidth;
  return wrapWords(text, isTooLong, (part) => [...part]);
}

/** Breaks a text between words, and words that are too long between their parts. */
export function wrapWords(
  text: string,
  isTooLong: (line: string) => boolean,
  breakPart: (part: string) => string[] = (part) => [part],
): string[] {
  const breakIfTooLong = (part: string) => (isTooLong(part) ? breakPart(part) : part);
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const parts = isTooLong(word) ? word.split(endOfPartPattern).flatMap(breakIfTooLong) : [word];
    for (const [index, part] of parts.entries()) {
      const last = lines.at(-1);
      const joined = `${last}${index === 0 ? " " : ""}${part}`;
      if (last === undefined || isTooLong(joined)) lines.push(part);
      else lines[lines.length - 1] = joined;
    }
  }
  return lines;
}

/** A drawing for one width of the page. */
export interface Drawing {
  width: number;
  height: number;
  /** Markup inside the `svg` element. */
  content: string;
}

/** Widths in pixels for which each picture is drawn: a column of text, and a phone of 390 pixels. */
export const drawingWidths = { large: 660, small: 340 } as const;

interface Frame {
  kind: "plot" | "architecture";
  /** Text alternative. */
  alt: string;
  /** Caption; empty without one. */
  title: string;
}

/** A figure with one drawing per width. The style sheet shows the one that fits. */
export function renderFigure(
  { kind, alt, title }: Frame,
  draw: (width: number) => Drawing,
): string {
  const caption = title === "" ? "" : renderElement("figcaption", {}, [escapeText(title)]);
  return `<figure class="drawn ${kind}" data-zoom><div>${renderDrawings(alt, draw)}</div>${caption}</figure>`;
}

export function renderDrawings(alt: string, draw: (width: number) => Drawing): string {
  return Object.entries(drawingWidths)
    .map(([name, maxWidth]) => {
      const { width, height, content } = draw(maxWidth);
      const [w, h] = [Math.ceil(width), Math.ceil(height)];
      const size = { viewBox: `0 0 ${w} ${h}`, width: w, height: h };
      return renderElement(
        "svg",
        {
          class: `p-${name}`,
          "font-size": 14,
          overflow: "visible",
          role: "img",
          "aria-label": alt,
          ...size,
        },
        [content],
      );
    })
    .join("");
}
