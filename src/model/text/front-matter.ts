/** A Markdown text in two parts. Line N of either part is line N of the text. */
export interface SplitMarkdown {
  /** The YAML after an empty first line (that of the opening `---`); null without front matter. */
  yaml: string | null;
  /** The Markdown, after one empty line for each line of the front matter. */
  body: string;
  /** Offset in the text at which the Markdown begins. */
  bodyStart: number;
  /** False if no line `---` ends the front matter: it then ends at the first empty line. */
  isClosed: boolean;
}

const openingLine = /^---[ \t]*(?:\n|$)/;
const closingLine = /^---[ \t]*(?:\n|$)/m;
const blankLine = /^[ \t]*$/m;
/** A line of prose, which cannot be part of YAML: no key, item, comment, or indented line. */
const proseLine = /^(?!---[ \t]*$|.*:(?:[ \t]|$)|-(?:[ \t]|$)|[ \t#'"\]}?:])./m;

/** Splits a text whose lines end with `\n` (see `normalizeText`) into front matter and Markdown. */
export function splitFrontMatter(text: string): SplitMarkdown {
  const opening = openingLine.exec(text);
  if (!opening) return { yaml: null, body: text, bodyStart: 0, isClosed: true };
  const yamlStart = opening[0].length;
  const inner = text.slice(yamlStart);
  const closing = findClosingLine(inner);
  const end = closing ?? blankLine.exec(inner) ?? { index: inner.length, 0: "" };
  const bodyStart = yamlStart + end.index + end[0].length;
  return {
    yaml: `\n${inner.slice(0, end.index)}`,
    body: text.slice(0, bodyStart).replace(/[^\n]+/g, "") + text.slice(bodyStart),
    bodyStart,
    isClosed: closing !== null,
  };
}

/** A line `---` after an empty line and prose is a thematic break, not the end of front matter. */
function findClosingLine(inner: string): RegExpExecArray | null {
  const closing = closingLine.exec(inner);
  const yaml = inner.slice(0, closing?.index);
  const blank = blankLine.exec(yaml);
  return blank && proseLine.test(yaml.slice(blank.index)) ? null : closing;
}
