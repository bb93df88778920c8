import type { SearchRecord } from "../../../../model/search/search.ts";
import { getWords, isContentWord, tokenize } from "../../../tokenizer/tokenizer.ts";
import { entryPropertyWords, getEntryWeight, type QueryWord } from "../parse-query.ts";

/**
 * How inputs and outputs are ranked before their records are loaded. A query such as
 * `vpc nat gateways default` names both a service and an input.
 */
export interface EntryRanking {
  isEntry(record: number): boolean;
  weight: number;
  /** Indexes of the words that may name a service or an entry. */
  candidateWords: readonly number[];
  /** Factor for an entry that these words may name together with its service. */
  lift: number;
}

/** Common words in such queries that are part of no name. */
const fillers = new Set(
  "module service setting argument parameter option many have has version added mandatory".split(
    " ",
  ),
);

/** Indexes of the words that may name a service or an entry. */
export function getCandidateWords(words: readonly QueryWord[]): number[] {
  return words.flatMap(({ identifier, parts }, word) =>
    identifier === null &&
    parts.every(({ term }) => entryPropertyWords.has(term) || fillers.has(term))
      ? []
      : [word],
  );
}

interface EntryRankingOptions {
  text: string;
  asksProperty: boolean;
  isEntry(record: number): boolean;
}

export function getEntryRanking(
  words: readonly QueryWord[],
  { text, asksProperty, isEntry }: EntryRankingOptions,
): EntryRanking {
  return {
    isEntry,
    weight: getEntryWeight(text, asksProperty),
    candidateWords: getCandidateWords(words),
    lift: getNamedEntry(text, getPlainTerms(words)).lift,
  };
}

/** The terms of a query without whole identifiers. */
export function getPlainTerms(words: readonly QueryWord[]): string[] {
  return words.flatMap(({ parts }) => parts.map(({ term }) => term));
}

/** Where an entry contains a word of the query. */
interface WordMatchers {
  inName: (word: number) => boolean;
  inServiceName: (word: number) => boolean;
}

/** Whether the words name a service and an entry, with no word left over. */
export function namesServiceAndEntry(
  words: readonly number[],
  { inName, inServiceName }: WordMatchers,
): boolean {
  const namedWords = words.filter(inName);
  const ofService = words.filter(inServiceName);
  return (
    words.length > 1 &&
    ofService.some((word) => namedWords.some((other) => other !== word)) &&
    words.every((word) => inName(word) || inServiceName(word))
  );
}

interface NamedEntry {
  /** Factor before the record is loaded: above 1 if the query has a property or an identifier. */
  lift: number;
  /** Factor by how well the names match; null if the query does not name the record. */
  getFactor(record: SearchRecord): number | null;
}

const namedEntryWeight = 20;

/** In a sentence, words such as `input` or `value` do not ask for a property. */
const propertiesInSentences = new Set(["default", "type", "required", "since"]);

/** Words in names of inputs that readers rarely type. */
const rarelyTyped = new Set("num enable enabled is should create use".split(" "));
const rarelyTypedWeight = 0.3;

/** Exponent of the share of the entry's name that is in the query. */
const entryNamePower = 3;

const serviceWeight = 2;

/** Weight of an output relative to an input of the same name. */
const outputWeight = 0.5;

/**
 * Share of the service's name that a query without property or identifier must contain. If the
 * entry's name is one word, the query must contain the complete name of the service.
 */
const minServiceShare = 0.6;

/** `terms` are the plain terms of the query. */
export function getNamedEntry(text: string, terms: readonly string[]): NamedEntry {
  const tokens = tokenize(text);
  const queryWords = new Set([...tokens.flatMap(({ words }) => words), ...terms]);
  const properties = tokens.every(isContentWord) ? entryPropertyWords : propertiesInSentences;
  const hasProperty = tokens.some(
    ({ identifier, words }) => identifier === null && words.every((word) => properties.has(word)),
  );
  const hasIdentifier = tokens.some(({ identifier }) => identifier?.includes("_"));
  const asksForOutput = queryWords.has("output");
  const isSpecific = hasProperty || hasIdentifier;
  /** Whether the query contains all words of a name, and another one. */
  const namesMoreThan = (name: readonly string[]) =>
    name.every((part) => queryWords.has(part)) && terms.some((term) => !name.includes(term));
  return {
    lift: isSpecific ? namedEntryWeight : 1,
    getFactor({ kind, heading, title }) {
      const name = getDistinctWords(heading);
      if (!isSpecific && !namesMoreThan(name)) return null;
      const entryShare = getShare(name, queryWords);
      const serviceShare = Math.max(
        ...splitNames(title).map((words) => getShare(words, queryWords)),
      );
      const neededShare = name.length > 1 ? minServiceShare : 1;
      if (!isSpecific && serviceShare < neededShare) return null;
      const isUnaskedOutput = kind === "output" && !asksForOutput;
      const fit =
        (isUnaskedOutput ? outputWeight : 1) *
        entryShare ** entryNamePower *
        (1 + serviceWeight * serviceShare);
      return isSpecific ? fit : fit * namedEntryWeight;
    },
  };
}

/** The share of a name's words that are in the query. */
function getShare(name: readonly string[], queryWords: ReadonlySet<string>): number {
  let total = 0;
  let matched = 0;
  for (const part of name) {
    const weight = rarelyTyped.has(part) ? rarelyTypedWeight : 1;
    total += weight;
    if (queryWords.has(part)) matched += weight;
  }
  return total === 0 ? 0 : matched / total;
}

/** `Virtual Private Cloud (VPC)` has two names; `Amazon RDS` is also `RDS`. */
function splitNames(title: string): string[][] {
  return title
    .replace(/^(?:Amazon|AWS)\s+/, "")
    .split(/[()]| for /)
    .map(getDistinctWords)
    .flatMap((name) => [name, [name.join("")]])
    .filter(([first]) => first);
}

function getDistinctWords(text: string): string[] {
  return [...new Set(getWords(text))];
}
