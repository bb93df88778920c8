import { memoize } from "../memoize.ts";
import { getLineStarts } from "./positions.ts";

/** Start and end offset of a part of a text. */
export type TextRange = readonly [start: number, end: number];

/** A fenced code block of a Markdown or MDX text. Offsets and lines are those of the text. */
export interface Fence {
  /** Offset of the start of the opening line. */
  start: number;
  /** Offset of the end of the closing line, without its line break. */
  end: number;
  /** One-based number of the opening line. */
  line: number;
  /** One-based number of the last line: the closing line if the block has one. */
  endLine: number;
  /** What comes before the fence on its line: spaces and the markers of quotes and lists. */
  prefix: string;
  /** The backticks or tildes that open the block. */
  marker: string;
  /** What follows the marker, without spaces around it. */
  info: string;
  /** The first word of `info`, up to a space or `{`. */
  language: string;
  /** What follows the language in `info`. */
  meta: string;
  /** The lines of code, each with a `\n` at its end, without the prefix. */
  code: string;
  /** False if the text, or the quote around the block, ends before a closing line. */
  isClosed: boolean;
}

const openingLine =
  /^((?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[\^[^\]\s]+\]:))*[ \t]*)(`{3,}(?=[^`]*$)|~{3,})(.*)$/;

/** Reads lines, so it works for invalid text; indented code may count as a fence. */
export function findFences(text: string): Fence[] {
  if (!/`{3}|~{3}/.test(text)) return [];
  const fences: Fence[] = [];
  const starts = getLineStarts(text);
  const lineText = (index: number) =>
    text.slice(starts[index], starts[index + 1] ?? text.length).replace(/[\r\n]+$/, "");
  for (let index = 0; index < starts.length; index++) {
    const opening = openingLine.exec(lineText(index));
    if (!opening) continue;
    const [, prefix = "", marker = "", rest = ""] = opening;
    const strip = getPrefixStripper(prefix);
    const code: string[] = [];
    let last = index;
    let isClosed = false;
    while (!isClosed && last + 1 < starts.length) {
      const line = strip(lineText(last + 1));
      if (line === null) break;
      last += 1;
      isClosed = isClosingFence(line, marker);
      if (!isClosed) code.push(line);
    }
    // A line break at the end of the text begins no line of code.
    if (!isClosed && last === starts.length - 1 && starts[last] === text.length) code.pop();
    const info = rest.trim();
    const language = /^[^\s{]*/.exec(info)?.[0] ?? "";
    const start = starts[index] ?? 0;
    fences.push({
      start,
      end: (starts[last] ?? 0) + lineText(last).length,
      line: index + 1,
      endLine: last + 1,
      prefix,
      marker,
      info,
      language,
      meta: info.slice(language.length).trim(),
      code: code.map((line) => `${line}\n`).join(""),
      isClosed,
    });
    index = last;
  }
  return fences;
}

/** Like an opening fence, a closing one may be indented by three spaces at most. */
function isClosingFence(line: string, marker: string): boolean {
  const end = line.trim();
  return (
    !/^(?: {4}|\t)/.test(line) &&
    end.length >= marker.length &&
    end === marker.charAt(0).repeat(end.length)
  );
}

/** Removes quote marks and the indentation of the fence; null after the end of the quote. */
const getPrefixStripper = memoize((prefix: string): ((line: string) => string | null) => {
  const quoteEnd = prefix.lastIndexOf(">") + 1;
  const depth = prefix.slice(0, quoteEnd).split(">").length - 1;
  const quote = new RegExp(`^(?:[ \\t]*>){${depth}}`);
  const indent = prefix.slice(quoteEnd);
  const tabs = indent.split("\t").length - 1;
  const space = new RegExp(`^[ \\t]{0,${indent.length - tabs}}(?:\\t| {1,4}){0,${tabs}}`);
  return (line) => {
    const [quoted] = quote.exec(line) ?? [];
    return quoted === undefined ? null : line.slice(quoted.length).replace(space, "");
  };
});

/**
 * Returns the opening line of the code block that is open after a line, or "" if none is.
 *
 * @param open the result for the line before
 */
export function getOpenFence(line: string, open: string): string {
  const [, prefix = "", marker = ""] = openingLine.exec(open || line) ?? [];
  if (marker === "") return "";
  if (open === "") return line;
  const code = getPrefixStripper(prefix)(line);
  return code === null || isClosingFence(code, marker) ? "" : open;
}

/** The line that closes the block with this opening line. */
export function getClosingFence(open: string): string {
  const [, prefix = "", marker = "```"] = openingLine.exec(open) ?? [];
  return prefix.replace(/[^>\s]/g, " ") + marker;
}

/** Returns the ranges of fenced code blocks and of code spans in backticks, in order. */
export function getCodeRanges(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  let proseStart = 0;
  for (const { start, end } of findFences(text)) {
    addCodeSpans(text, [proseStart, start], ranges);
    ranges.push([start, end]);
    proseStart = end;
  }
  addCodeSpans(text, [proseStart, text.length], ranges);
  return ranges;
}

/**
 * Matches where a block or a row of a table begins, and where a heading ends. A list item that is
 * indented further may also be text of the paragraph above it.
 */
const blockStart =
  /(?<=\n)(?=[ \t]*\r?\n|[ \t>]*\||(?:[ \t]*>)* {0,3}(?:#{1,6}|[-*+]|\d{1,9}[.)])[ \t])|(?<=^(?:[ \t]*>)* {0,3}#{1,6}[ \t][^\n]*\n)/m;

/** A code span ends at a run of as many backticks as it begins with, in the same paragraph or row. */
function addCodeSpans(text: string, [from, to]: TextRange, ranges: TextRange[]): void {
  const prose = text.slice(from, to);
  if (!prose.includes("`")) return;
  let offset = from;
  for (const paragraph of prose.split(blockStart)) {
    const spans: TextRange[] = [];
    const nextEndOfLength = new Map<number, number>();
    for (const run of [...paragraph.matchAll(/(?<!\\)(\\*)(`+)/g)].toReversed()) {
      const [{ length }, backslashes = "", backticks = ""] = run;
      // An odd number of backslashes escapes the first backtick, unless it is inside a code span.
      const escaped = backslashes.length % 2;
      const runEnd = run.index + length;
      const end = nextEndOfLength.get(backticks.length - escaped);
      if (end !== undefined) spans.unshift([runEnd - backticks.length + escaped, end]);
      nextEndOfLength.set(backticks.length, runEnd);
    }
    let last = 0;
    for (const [start, end] of spans) {
      if (start < last) continue;
      last = end;
      ranges.push([offset + start, offset + end]);
    }
    offset += paragraph.length;
  }
}

/** Replaces code by spaces, so that the rest keeps its offsets and lines. */
export function maskCode(text: string): string {
  let masked = "";
  let copied = 0;
  for (const [start, end] of getCodeRanges(text)) {
    masked += text.slice(copied, start) + text.slice(start, end).replace(/[^\n]/g, " ");
    copied = end;
  }
  return masked + text.slice(copied);
}
