import { type SourceLocation, wholeFile } from "../../model/diagnostics/rule.ts";
import { escapeRegExp } from "../../model/text/escape-reg-exp.ts";
import { splitFrontMatter } from "../../model/text/front-matter.ts";
import { maskCode } from "../../model/text/markdown-fences.ts";
import { getPosition } from "../../model/text/positions.ts";
import type { WrittenPage } from "./written-page.ts";

type Source = Pick<WrittenPage, "file" | "source">;

export function locateText({ file, source }: Source, text: string): SourceLocation {
  const start = withoutMarks(text).slice(0, 40).trimEnd();
  const lines = source.split("\n");
  const index = lines.findIndex((line) => withoutMarks(line).includes(start));
  return { file, line: Math.max(0, index) + 1, column: 1 };
}

export function locateHeading(page: Source, text: string): SourceLocation {
  const lines = page.source.split("\n");
  const index = lines.findIndex((line) => {
    const [, words] = /^#+ (.*?)(?: *\{#[^}]*\})? *$/.exec(line) ?? [];
    return words !== undefined && withoutMarks(words) === withoutMarks(text);
  });
  return { file: page.file, line: Math.max(0, index) + 1, column: 1 };
}

export function locateWord({ file, source }: Source, word: string): SourceLocation {
  const pattern = `(?<![\\p{L}\\p{N}_])${escapeRegExp(word)}(?=s?(?![\\p{L}\\p{N}_]))`;
  return getLocation(file, source, maskMarkup(source).search(new RegExp(pattern, "u")));
}

export function locateLink({ file, source }: Source, text: string): SourceLocation {
  const linkPattern = new RegExp(
    `\\[[\`*_]*${escapeRegExp(text)}[\`*_]*\\][([]|<a [^>]*>${escapeRegExp(text)}</a>`,
    "u",
  );
  return getLocation(file, source, source.search(linkPattern));
}

export function getLocation(file: string, source: string, index: number): SourceLocation {
  if (index < 0) return wholeFile(file);
  return { file, ...getPosition(source, index) };
}

/** Addresses, tags, comments, imports, and ids. */
const notProse = [
  /\]\([^)\s]*/g,
  /<\/?[A-Za-z][^<>]*>/g,
  /\{\/\*[\s\S]*?\*\/\}/g,
  /^(?:import|export) .*$/gm,
  /\{#[^}\s]*\}/g,
];

export function maskMarkup(source: string): string {
  const { bodyStart } = splitFrontMatter(source);
  const body = maskCode(source.slice(bodyStart));
  return notProse.reduce(
    (text, pattern) => text.replace(pattern, blankText),
    blankText(source.slice(0, bodyStart)) + body,
  );
}

function blankText(text: string): string {
  return text.replace(/[^\n]/g, " ");
}

export function withoutMarks(markdown: string): string {
  return markdown.replace(/\]\([^)]*\)/g, "").replace(/[`*_[\]]+/g, "");
}
