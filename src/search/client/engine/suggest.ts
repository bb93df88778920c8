import type { Match } from "./expand-term.ts";
import type { IndexReader } from "./index-reader.ts";

/** Shorter words get no suggestions. */
const minSuggestionLength = 7;

interface SuggestOptions {
  expanded: readonly { matches: readonly Match[]; word: number; isWholeIdentifier: boolean }[];
  index: IndexReader;
}

/** Undefined if all words are known or no name is at most two typos away. */
export async function suggest(
  words: readonly string[],
  { expanded, index }: SuggestOptions,
): Promise<string | undefined> {
  const isKnown = (number: number) => {
    if ((words[number]?.length ?? 0) < minSuggestionLength) return true;
    const terms = expanded.filter(({ word }) => word === number);
    const isFound = ({ matches }: { matches: readonly Match[] }) => matches.length > 0;
    const parts = terms.filter(({ isWholeIdentifier }) => !isWholeIdentifier);
    return terms.some((term) => term.isWholeIdentifier && isFound(term)) || parts.every(isFound);
  };
  if (words.every((_, word) => isKnown(word))) return undefined;
  const names = await index.names();
  let isNew = false;
  const suggested = words.map((typedText, word) => {
    if (isKnown(word)) return typedText;
    const suggestion = names.find((name) => isWithinTwoTypos(typedText, name));
    isNew ||= suggestion !== undefined;
    return suggestion ?? typedText;
  });
  return isNew ? suggested.join(" ") : undefined;
}

/** Stops at the first row above 2, because all names are compared while the reader waits. */
export function isWithinTwoTypos(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2) return false;
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let index = 0; index < a.length; index++) {
    const previousRow = row;
    row = [index + 1];
    for (let column = 1; column <= b.length; column++) {
      const [left = 0, upper = 0, corner = 0] = [
        row[column - 1],
        previousRow[column],
        previousRow[column - 1],
      ];
      row.push(Math.min(left + 1, upper + 1, corner + Number(a[index] !== b[column - 1])));
    }
    if (Math.min(...row) > 2) return false;
  }
  return (row.at(-1) ?? 3) <= 2;
}
