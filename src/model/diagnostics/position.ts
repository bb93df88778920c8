/** A place in a text: both one-based, the column in UTF-16 code units. */
export interface Position {
  line: number;
  column: number;
}

/** Line and column of a character offset. Knows `\n`, `\r\n` and a lone `\r`. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Where a text names a value in quotes; the start where it does not. */
export function positionOfQuoted(text: string, value: string): Position {
  const offset = [`"${value}"`, `'${value}'`, `\`${value}\``]
    .map((quoted) => text.indexOf(quoted))
    .find((found) => found >= 0);
  return positionAt(text, offset ?? 0);
}
