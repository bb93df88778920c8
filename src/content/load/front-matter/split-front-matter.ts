/** A source file in two parts, which both keep the line numbers of the file. */
export interface SplitSource {
  /** The front matter after one empty line (that of the opening `---`), or null where there is none. */
  yaml: string | null;
  /** The body after as many empty lines as the front matter has. */
  body: string;
  /** False: no `---` closes it, or a later one that is a rule in the text; then it ends at the first empty line. */
  closed: boolean;
}

const openingLine = /^---[ \t]*(?:\n|$)/;
const closingLine = /^---[ \t]*$/m;
const blankLine = /^[ \t]*$/m;
/** A line that cannot be front matter: it begins with prose. */
const proseLine = /^(?!---[ \t]*$|[\w.-]+[ \t]*:|- |[ \t#'"\]}?:])./m;

export function splitFrontMatter(text: string): SplitSource {
  const opening = openingLine.exec(text);
  if (!opening) return { yaml: null, body: text, closed: true };
  const inner = text.slice(opening[0].length);
  const closing = closingOf(inner);
  const end = closing ?? blankLine.exec(inner) ?? { index: inner.length, 0: "" };
  const yaml = inner.slice(0, end.index);
  const rest = inner.slice(end.index + end[0].length);
  return { yaml: `\n${yaml}`, body: blankLines(yaml) + rest, closed: closing !== null };
}

/** A thematic break in the text closes no front matter: prose after an empty line shows that the text has begun. */
function closingOf(inner: string): RegExpExecArray | null {
  const closing = closingLine.exec(inner);
  const yaml = inner.slice(0, closing?.index);
  const blank = blankLine.exec(yaml);
  return blank && proseLine.test(yaml.slice(blank.index)) ? null : closing;
}

function blankLines(yaml: string): string {
  return `\n${yaml.replace(/[^\n]+/g, "")}`;
}
