import { stopWords, wordsOf } from "../terms/search-terms.ts";
import { vocabulary } from "./vocabulary.ts";

/** A name of a thing by its words, with those of all its names. */
interface Name {
  words: string[];
  allWords: string[];
}

/** By the first word of each. */
const names = new Map<string, Name[]>();

for (const group of vocabulary) {
  const split = group.map(plainWords);
  const allWords = split.flat().filter((word) => !stopWords.has(word));
  for (const words of split) {
    const first = words[0] ?? "";
    names.set(first, [...(names.get(first) ?? []), { words, allWords }]);
  }
}

/** Words that a text does not hold, of other names for what it names: `alb` for a load balancer. */
export function otherWords(text: string): Set<string> {
  const words = plainWords(text);
  const found = new Set<string>();
  for (const [place, word] of words.entries()) {
    for (const name of names.get(word) ?? []) {
      if (!name.words.every((one, index) => words[place + index] === one)) continue;
      for (const other of name.allWords) found.add(other);
    }
  }
  for (const word of words) found.delete(word);
  return found;
}

function plainWords(text: string): string[] {
  return wordsOf(text).flatMap(({ parts }) => parts);
}
