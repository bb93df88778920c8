import { lastNotAfter, type SearchShard } from "../../../model/search/search.ts";
import { endings } from "../../tokenizer/stem.ts";
import { alternatePrefix, normalizeSpelling, singular } from "../../tokenizer/tokenizer.ts";
import { frequencyOf, type IndexReader, type PostingList } from "./index-reader.ts";
import type { QueryTerm, QueryWord } from "./parse-query.ts";

/** A term of the index that matches a term of the query. */
export interface Match {
  term: string;
  /** How likely it is that the reader means this term: 0 to 1. */
  confidence: number;
  /** How many of its letters are highlighted in results. */
  marked: number;
  list: PostingList;
}

const maxPrefixMatches = 24;

const maxShards = 3;

/** Confidence in words with another ending, depending on whether the index has the exact word. */
const familyConfidence = { withExact: 0.3, withoutExact: 0.6 };

const allLetters = () => Number.POSITIVE_INFINITY;

/** Finds a term, its completions, and its word family, or else corrections of typos. */
export async function expandTerm(queryTerm: QueryTerm, index: IndexReader): Promise<Match[]> {
  const { term } = queryTerm;
  const shards = await index.shards(
    term,
    term.length > 1 && !queryTerm.isWholeIdentifier ? maxShards : 1,
  );
  const exact = matchOf(term, 1, shards);
  const typed = queryTerm.isSubword && !queryTerm.isLast ? 0 : term.length;
  const longer = matchesOf(
    { shards, prefix: term },
    (found) => prefixConfidence(queryTerm, found),
    () => typed,
  );
  const other = queryTerm.isLast ? await alternateSpellings(queryTerm, index) : [];
  const related = exact.length > 0 ? familyConfidence.withExact : familyConfidence.withoutExact;
  const isEnough = queryTerm.isWholeIdentifier || (queryTerm.isSubword && exact.length > 0);
  const family = isEnough ? [] : await wordFamily(term, related, index);
  const matches = [...exact, ...best([...longer, ...other]), ...family];
  return matches.length > 0 ? matches : findCorrections(queryTerm, { index, shards });
}

function prefixConfidence({ term, isLast, isWholeIdentifier }: QueryTerm, found: string): number {
  if (found === term || found.startsWith(":")) return 0;
  if (term.length < 2) return 0;
  const share = term.length / found.length;
  // A word is completed to words only, an identifier also to longer identifiers.
  if (!isWholeIdentifier && /[_.\-:/]/.test(found)) return 0;
  return (isLast ? 0.9 : 0.5) * share;
}

/** `organisat` finds `organization`. */
async function alternateSpellings(queryTerm: QueryTerm, index: IndexReader): Promise<Match[]> {
  const prefix = alternatePrefix(queryTerm.term);
  if (prefix === undefined) return [];
  return matchesOf(
    { shards: await index.shards(prefix, maxShards), prefix },
    (found) => prefixConfidence({ ...queryTerm, term: prefix }, found),
    () => prefix.length,
  );
}

/** Words with another ending: `deploying` finds `deploy` and `deployment`. */
async function wordFamily(term: string, confidence: number, index: IndexReader): Promise<Match[]> {
  const stem = term.replace(endings, "");
  if (stem.length < 4) return [];
  const shards = await index.shards(stem, maxShards);
  const isRelated = (found: string) =>
    found !== term && (found === stem || endings.test(found)) && found.length < stem.length + 6;
  return best(
    matchesOf(
      { shards, prefix: stem },
      (found) => (isRelated(found) ? confidence : 0),
      (found) => (found.startsWith(term) ? term.length : allLetters()),
    ),
  );
}

async function findCorrections(
  { term, typed, isWholeIdentifier }: QueryTerm,
  { index, shards }: { index: IndexReader; shards: SearchShard[] },
): Promise<Match[]> {
  const names = await index.names();
  const corrected = [...correct(term, names), ...correct(typed, names)].map(termOf);
  const found = await Promise.all(
    [...new Set(corrected)].map(async (name) => matchOf(name, 0.7, await index.shards(name, 1))),
  );
  const known = found.flat();
  if (known.length > 0 || term.length < 4) return known;
  return best(
    matchesOf({ shards, prefix: "" }, (one) =>
      isOneTypo(term, one) ? (isWholeIdentifier ? 0.7 : 0.5) : 0,
    ),
  );
}

function termOf(name: string): string {
  return /[_.\-:/]/.test(name) ? name : normalizeSpelling(singular(name));
}

function matchOf(term: string, confidence: number, shards: SearchShard[]): Match[] {
  return shards.flatMap((shard) => {
    const list = Object.hasOwn(shard, term) ? shard[term] : null;
    return Array.isArray(list) ? [{ term, confidence, marked: allLetters(), list }] : [];
  });
}

/** Terms of a query share a few shards, and so do queries while a reader types. */
const sortedKeys = new WeakMap<SearchShard, string[]>();

function keysOf(shard: SearchShard): string[] {
  // Keys that look like integers come first in an object.
  const keys = sortedKeys.get(shard) ?? Object.keys(shard).sort();
  sortedKeys.set(shard, keys);
  return keys;
}

function keysWithPrefix(shard: SearchShard, prefix: string): string[] {
  const keys = keysOf(shard);
  const before = lastNotAfter(keys, prefix);
  const start = (keys[before] ?? "") < prefix ? before + 1 : before;
  return keys.slice(start, lastNotAfter(keys, `${prefix}\u{10ffff}`) + 1);
}

interface PrefixSearch {
  shards: SearchShard[];
  prefix: string;
}

function matchesOf(
  { shards, prefix }: PrefixSearch,
  confidenceOf: (term: string) => number,
  marked: (term: string) => number = allLetters,
): Match[] {
  const matches: Match[] = [];
  for (const shard of shards) {
    for (const term of keysWithPrefix(shard, prefix)) {
      const confidence = confidenceOf(term);
      const list = shard[term];
      if (confidence > 0 && Array.isArray(list))
        matches.push({ term, confidence, marked: marked(term), list });
    }
  }
  return matches;
}

function best(matches: Match[]): Match[] {
  return matches
    .sort((a, b) => b.confidence - a.confidence || frequencyOf(b.list) - frequencyOf(a.list))
    .slice(0, maxPrefixMatches);
}

/** Whether the words differ by one insertion, deletion, substitution, or swap (Damerau 1964). */
export function isOneTypo(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (a.length > b.length) return restA.slice(1) === restB;
  if (a.length < b.length) return restA === restB.slice(1);
  const swapped = `${restA[1] ?? ""}${restA[0] ?? ""}${restA.slice(2)}`;
  return restA.slice(1) === restB.slice(1) || swapped === restB;
}

/** Names that differ by one typo. Short words are not corrected. */
export function correct(term: string, names: readonly string[]): string[] {
  if (term.length < 4) return [];
  return names.filter((name) => isOneTypo(term, name));
}

/** Shorter words get no suggestions. */
const minSuggestionLength = 5;

interface SuggestOptions {
  expanded: readonly { matches: readonly Match[]; word: number; isWholeIdentifier: boolean }[];
  index: IndexReader;
}

/**
 * Replaces unknown words of the query by a name of the site that is at most two typos away.
 * Undefined if all words are known or no name is near.
 */
export async function suggest(
  words: readonly QueryWord[],
  { expanded, index }: SuggestOptions,
): Promise<string | undefined> {
  const isKnown = (number: number) => {
    const terms = expanded.filter(({ word }) => word === number);
    const isFound = ({ matches }: { matches: readonly Match[] }) => matches.length > 0;
    const parts = terms.filter(({ isWholeIdentifier }) => !isWholeIdentifier);
    return terms.some((term) => term.isWholeIdentifier && isFound(term)) || parts.every(isFound);
  };
  if (words.every((_, word) => isKnown(word))) return undefined;
  const names = await index.names();
  let isNew = false;
  const suggested = words.map(({ typedText }, word) => {
    if (isKnown(word) || typedText.length < minSuggestionLength) return typedText;
    const near = names.find((name) => isWithinTwoTypos(typedText, name));
    isNew ||= near !== undefined;
    return near ?? typedText;
  });
  return isNew ? suggested.join(" ") : undefined;
}

/** Whether the edit distance is at most 2 (Levenshtein 1966). */
export function isWithinTwoTypos(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2) return false;
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...a].entries()) {
    const above = row;
    row = [index + 1];
    for (let column = 1; column <= b.length; column++) {
      const [left = 0, upper = 0, corner = 0] = [row[column - 1], above[column], above[column - 1]];
      row.push(Math.min(left + 1, upper + 1, corner + Number(letter !== b[column - 1])));
    }
    if (Math.min(...row) > 2) return false;
  }
  return (row.at(-1) ?? 3) <= 2;
}
