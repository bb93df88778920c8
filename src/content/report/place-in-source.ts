import { type Place, wholeFile } from "../../model/diagnostics/rule.ts";
import type { WrittenPage } from "./read-article.ts";

/** The file of a page and its text. */
type Source = Pick<WrittenPage, "file" | "source">;

/** Finds the line on which a finished text begins; the first line where it comes from a partial. */
export function placeOf({ file, source }: Source, text: string): Place {
  const start = withoutMarks(text).slice(0, 40).trimEnd();
  const lines = source.split("\n");
  const index = lines.findIndex((line) => withoutMarks(line).includes(start));
  return { file, line: Math.max(0, index) + 1, column: 1 };
}

/** Finds a heading by its text; the first line where it comes from a partial. */
export function placeOfHeading(page: Source, text: string): Place {
  const lines = page.source.split("\n");
  const index = lines.findIndex((line) => {
    const [, words] = /^#+ (.*?)(?: *\{#[^}]*\})? *$/.exec(line) ?? [];
    return words !== undefined && withoutMarks(words) === withoutMarks(text);
  });
  return { file: page.file, line: Math.max(0, index) + 1, column: 1 };
}

/** Finds a word of the prose; the first character of the file where it comes from a partial. */
export function placeOfWord({ file, source }: Source, word: string): Place {
  const pattern = `(?<![\\p{L}\\p{N}_])${quoted(word)}(?=s?(?![\\p{L}\\p{N}_]))`;
  return placeAt(file, source, onlyProse(source).search(new RegExp(pattern, "u")));
}

/** Finds a link by its text, in Markdown or as an element; the first character where it comes from a partial. */
export function placeOfLink({ file, source }: Source, text: string): Place {
  const found = new RegExp(
    `\\[[\`*_]*${quoted(text)}[\`*_]*\\][([]|<a [^>]*>${quoted(text)}</a>`,
    "u",
  );
  return placeAt(file, source, source.search(found));
}

/** The line and column of an index; the first character where the index is negative. */
export function placeAt(file: string, source: string, index: number): Place {
  if (index < 0) return wholeFile(file);
  const before = source.slice(0, index).split("\n");
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** A text as a pattern that matches it literally. */
export function quoted(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/** What a reader does not read as prose: front matter, code, addresses, tags, imports and ids. */
const notProse = [
  /^---\n[\s\S]*?\n---$/m,
  /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\1[ \t]*$/gm,
  /(`+)[^`\n]+\1/g,
  /\]\([^)\s]*/g,
  /<\/?[A-Za-z][^<>]*>/g,
  /\{\/\*[\s\S]*?\*\/\}/g,
  /^(?:import|export) .*$/gm,
  /\{#[^}\s]*\}/g,
];

/** A source with blanks in place of all that is no prose, so that places stay. */
export function onlyProse(source: string): string {
  return notProse.reduce(
    (text, pattern) => text.replace(pattern, (match) => match.replace(/[^\n]/g, " ")),
    source,
  );
}

/** Markdown as it reads: without the marks for links, code and emphasis, names like `a_b` included. */
export function withoutMarks(markdown: string): string {
  return markdown.replace(/\]\([^)]*\)/g, "").replace(/[`*_[\]]+/g, "");
}
