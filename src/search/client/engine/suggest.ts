import type { Match } from "./expand-term.ts";
import type { IndexReader } from "./index-reader.ts";
import { isWithinTypos } from "./typos.ts";

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
  // A word is known as a whole identifier or by all of its parts.
  const isKnown = words.map((typedText, wordIndex) => {
    if (typedText.length < minSuggestionLength) return true;
    const terms = expanded.filter(({ word }) => word === wordIndex);
    const isFound = ({ matches }: { matches: readonly Match[] }) => matches.length > 0;
    const parts = terms.filter(({ isWholeIdentifier }) => !isWholeIdentifier);
    return terms.some((term) => term.isWholeIdentifier && isFound(term)) || parts.every(isFound);
  });
  if (!isKnown.includes(false)) return undefined;
  const names = await index.getNames();
  const suggested = words.map((typedText, wordIndex) => {
    const isSimilar = (name: string) => isWithinTypos(typedText, name, 2);
    return isKnown[wordIndex] ? typedText : (names.find(isSimilar) ?? typedText);
  });
  const suggestion = suggested.join(" ");
  return suggestion === words.join(" ") ? undefined : suggestion;
}
