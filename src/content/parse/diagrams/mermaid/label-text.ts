import { DomUtils, parseDocument } from "htmlparser2";

/**
 * Characters with a meaning in the text of a diagram, which the renderer finds in labels too. Labels hold characters of
 * the private use area in their place until the diagram is drawn.
 */
const marks = '[](){}|"<&*~\\/: ';

const firstMark = 0xe100;

const coded = new Map(
  [...marks].map((mark, index) => [mark, String.fromCharCode(firstMark + index)]),
);

const markup: Readonly<Record<string, string>> = {
  '"': "&quot;",
  "<": "&lt;",
  ">": "&gt;",
  "&": "&amp;",
};

/** Stands for a label that is empty where the renderer wants one. */
export const emptyLabel = String.fromCharCode(firstMark + marks.length);

/** Tags that the renderer draws. */
const drawnTags = /^<(?:br\s*\/?|\/?(?:b|strong|i|em|u|s|del))\s*>$/i;

/** Tags that only style a label, and are left out. */
const stylingTags =
  /^<\/?(?:span|div|p|font|center|small|big|sub|sup|mark|code|pre|a|img)\b[^<>]*>$/i;

/** A label as the renderer can read it: one line with `<br>` between its lines, and no character with a meaning. */
export function encodeLabel(text: string): string {
  return decodeEntities(text.trim())
    .split(/(<[^<>]*>|\\n|\s*\n\s*)/)
    .map((part) => {
      if (/^(?:\\n|\s*\n\s*)$/.test(part)) return "<br>";
      if (drawnTags.test(part)) return part;
      return stylingTags.test(part) ? "" : encodeMarks(part);
    })
    .join("");
}

/** The lines of a text that is drawn as it is, without its marks of style. */
export function plainLines(text: string): string[] {
  return text
    .split(/<br\s*\/?>|\\n|\n/i)
    .map((line) =>
      decodeEntities(line.replace(/<\/?[a-z][^<>]*>/gi, ""))
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((line) => line !== "");
}

/** A label whose Markdown, `**bold**` and `*italic*`, the renderer draws. */
export function encodeMarkdown(text: string): string {
  const star = coded.get("*") ?? "";
  return encodeLabel(text).replaceAll(star, "*");
}

/** A label as the name of something: the renderer ends names at spaces and colons. */
export function encodeName(text: string): string {
  return encodeLabel(text).replace(/[ :]/g, (mark) => coded.get(mark) ?? mark);
}

/** Marks where they would mean something; elsewhere they stay, because the renderer knows how wide they are. */
function encodeMarks(text: string): string {
  return text.replace(meaningful, (mark) =>
    [...mark].map((char) => coded.get(char) ?? char).join(""),
  );
}

/** Brackets and quotes, entities, tags, Markdown, and what slants the sides of a box. */
const meaningful = /[[\](){}|"]|&(?=#?\w+;)|<(?=[a-z/])|\*(?=.*\*)|(?<=\*.*)\*|~~|\\|^\/|\/$/gi;

/** `#quot;` and `#35;` are Mermaid's own, `&quot;` and `&#35;` those of HTML. */
function decodeEntities(text: string): string {
  return text.replace(
    /[#&](?:#?(\d{1,7})|#?x([\da-f]{1,6})|([a-z][a-z\d]*));/gi,
    (all, decimal, hex, name) => {
      if (name !== undefined) return namedCharacter(name) ?? all;
      const code = Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10);
      return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}

/** The character that HTML has by a name, such as `infin`; undefined where it has none. */
function namedCharacter(name: string): string | undefined {
  if (name === "nbsp") return " ";
  const entity = `&${name};`;
  const decoded = DomUtils.textContent(parseDocument(entity));
  return decoded === entity ? undefined : decoded;
}

const coder = new RegExp(`[${String.fromCharCode(firstMark)}-${emptyLabel}]`, "g");

/** The drawing with the characters that its labels have. */
export function decodeLabels(svg: string): string {
  return svg.replace(coder, (char) => {
    const mark = marks[char.charCodeAt(0) - firstMark] ?? "";
    return markup[mark] ?? mark;
  });
}
