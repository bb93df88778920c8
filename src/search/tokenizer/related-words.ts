import { aliases, getStem } from "./stem.ts";
import { getWords, stopWords } from "./tokenizer.ts";

/** A word or name with its groups of related words. */
export interface MeaningTerm {
  /** Stems, separated by spaces. */
  term: string;
  groups: readonly number[];
}

export interface RelatedWords {
  /** The distinct terms of a text. Names of several words are one term. */
  getTerms(text: string): MeaningTerm[];
  getGroups(term: string): readonly number[];
}

/** Converts groups of words to the input of `createRelatedWords`. */
export function getRelatedTerms(lists: readonly (readonly string[])[]): string[][] {
  return lists.map((names) => [...new Set(names.map((name) => getStems(name).join(" ")))]);
}

/** @param lists groups of related terms, see `getRelatedTerms` */
export function createRelatedWords(lists: readonly (readonly string[])[]): RelatedWords {
  const groups = new Map<string, number[]>();
  /** Number of words of the longest name, by first word. */
  const longest = new Map<string, number>();
  for (const [number, terms] of lists.entries()) {
    for (const term of terms) {
      const [first = "", ...rest] = term.split(" ");
      groups.set(term, [...(groups.get(term) ?? []), number]);
      longest.set(first, Math.max(longest.get(first) ?? 1, rest.length + 1));
    }
  }
  const getGroups = (term: string) => groups.get(term) ?? [];

  /** The longest name of several words at a position. */
  function findName(stems: readonly string[], position: number): string | undefined {
    for (let count = longest.get(stems[position] ?? "") ?? 1; count > 1; count -= 1) {
      const name = stems.slice(position, position + count).join(" ");
      if (groups.has(name)) return name;
    }
    return undefined;
  }

  return {
    getGroups,
    getTerms(text) {
      const words = getWordsWithoutAliases(text);
      const stems = words.map(getStem);
      const terms = new Set<string>();
      for (let position = 0; position < stems.length; position += 1) {
        const name = findName(stems, position);
        if (name) position += name.split(" ").length - 1;
        if (name) terms.add(name);
        else if (!stopWords.has(words[position] ?? "")) terms.add(stems[position] ?? "");
      }
      return [...terms].map((term) => ({ term, groups: getGroups(term) }));
    },
  };
}

function getStems(name: string): string[] {
  return getWordsWithoutAliases(name).map(getStem);
}

function getWordsWithoutAliases(text: string): string[] {
  return getWords(text).map((word) => aliases.get(word) ?? word);
}
