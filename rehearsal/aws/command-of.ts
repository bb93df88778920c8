import type { Command, Word } from "../guide/guide.ts";

/** Makes a command of words, for tests. Words with `$` are dynamic. */
export function commandOf(...texts: string[]): Command {
  let column = 1;
  const words = texts.map((text): Word => {
    const word = { text, dynamic: text.includes("$"), variables: [], line: 1, column };
    column += text.length + 1;
    return word;
  });
  return { words, assignments: [], redirects: [], line: 1, column: 1, nested: [] };
}
