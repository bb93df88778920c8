import { type Place, wholeFile } from "../../model/diagnostics/rule.ts";
import { splitFrontMatter } from "../../model/text/front-matter.ts";
import { maskCode } from "../../model/text/markdown-fences.ts";
import { positionAt } from "../../model/text/positions.ts";
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
  return { file, ...positionAt(source, index) };
}

/** A text as a pattern that matches it literally. */
export function quoted(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/** What a reader does not read as prose: addresses, tags, comments, imports and ids. */
const notProse = [
  /\]\([^)\s]*/g,
  /<\/?[A-Za-z][^<>]*>/g,
  /\{\/\*[\s\S]*?\*\/\}/g,
  /^(?:import|export) .*$/gm,
  /\{#[^}\s]*\}/g,
];

/** Replaces everything that is not prose by spaces, so that the rest keeps its position. */
export function onlyProse(source: string): string {
  const { bodyStart } = splitFrontMatter(source);
  const body = maskCode(source.slice(bodyStart));
  return notProse.reduce(
    (text, pattern) => text.replace(pattern, blank),
    blank(source.slice(0, bodyStart)) + body,
  );
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, " ");
}

/** Markdown as it reads: without the marks for links, code and emphasis, names like `a_b` included. */
export function withoutMarks(markdown: string): string {
  return markdown.replace(/\]\([^)]*\)/g, "").replace(/[`*_[\]]+/g, "");
}
