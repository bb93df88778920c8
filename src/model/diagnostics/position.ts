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

/** Returns the position of a value in quotes; the start of the text where there is none. */
export function positionOfQuoted(text: string, value: string): Position {
  const offset = [`"${value}"`, `'${value}'`, `\`${value}\``]
    .map((quoted) => text.indexOf(quoted))
    .find((found) => found >= 0);
  return positionAt(text, offset ?? 0);
}
