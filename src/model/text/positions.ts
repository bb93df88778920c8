import { findLastIndexAtMost } from "../find-last-index-at-most.ts";

/** Line and column in a text: both one-based, the column in UTF-16 code units. */
export interface Position {
  line: number;
  column: number;
}

/** Lines end with `\n`, `\r\n` or a single `\r`. */
const lineBreak = /\r\n|\n|\r/g;

/** Returns the position of an offset. For many offsets of one text, use `createPositionLookup`. */
export function getPosition(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split(lineBreak);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Returns a function that computes the position of any offset of a text. */
export function createPositionLookup(text: string): (offset: number) => Position {
  const starts = getLineStarts(text);
  return (offset) => {
    const line = getLine(starts, offset);
    return { line: line + 1, column: Math.min(offset, text.length) - (starts[line] ?? 0) + 1 };
  };
}

/** Returns the offset of the start of each line. */
export function getLineStarts(text: string): number[] {
  const starts = [0];
  for (const { 0: lineEnd, index } of text.matchAll(lineBreak)) starts.push(index + lineEnd.length);
  return starts;
}

/** Returns the zero-based line of an offset. `starts` comes from `getLineStarts`. */
export function getLine(starts: readonly number[], offset: number): number {
  return findLastIndexAtMost(starts, offset);
}

/** Returns the position of a quoted value; the start of the text if no quotes contain it. */
export function findQuotedPosition(text: string, value: string): Position {
  const offset = [`"${value}"`, `'${value}'`, `\`${value}\``]
    .map((quoted) => text.indexOf(quoted))
    .find((index) => index >= 0);
  return getPosition(text, offset ?? 0);
}
