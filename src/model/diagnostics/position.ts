/** A place in a text: both one-based, the column in UTF-16 code units. */
export interface Position {
  line: number;
  column: number;
}

/** Returns line and column of a character offset. Lines end with `\n`, `\r\n` or a lone `\r`. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Returns `positionAt` for a text of which many places are asked. */
export function positionsIn(text: string): (offset: number) => Position {
  const starts = [0];
  for (const { 0: end, index } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + end.length);
  return (offset) => {
    const line = lineAt(starts, offset);
    return { line: line + 1, column: Math.min(offset, text.length) - (starts[line] ?? 0) + 1 };
  };
}

/**
 * The number of the line that holds an offset, from 0.
 *
 * @param starts offsets at which the lines begin
 */
export function lineAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low;
}

/** Returns the position of a value in quotes; the start of the text where there is none. */
export function positionOfQuoted(text: string, value: string): Position {
  const offset = [`"${value}"`, `'${value}'`, `\`${value}\``]
    .map((quoted) => text.indexOf(quoted))
    .find((found) => found >= 0);
  return positionAt(text, offset ?? 0);
}
