import { lastNotAfter, type SearchShard } from "../../../model/search/search.ts";
import { endings } from "../../tokenizer/stem.ts";
import { alternatePrefix, normalizeSpelling, singular } from "../../tokenizer/tokenizer.ts";
import { frequencyOf, type IndexReader, type PostingList } from "./index-reader.ts";
import type { QueryTerm, QueryWord } from "./parse-query.ts";

/** A term of the index that stands for an asked one. */
export interface Match {
  term: string;
  /** 0 to 1: how familyConfidence it is that this was meant. */
  confidence: number;
  /** How many of its letters are marked in results: all, those that were typed, or none. */
  marked: number;
  list: PostingList;
}

/** Most terms that a prefix stands for, those in most places first. */
const maxPrefixMatches = 24;

/** Most shards that are read for a prefix of two or more letters. */
const maxShards = 3;

/** How familyConfidence it is that a word with another ending is meant: beside the very word, and in its place. */
const familyConfidence = { beside: 0.3, instead: 0.6 };

/** All letters. */
const whole = () => Number.POSITIVE_INFINITY;

/** The terms of the index that an asked term stands for: itself, longer ones, findCorrections. */
export async function expandTerm(asked: QueryTerm, index: IndexReader): Promise<Match[]> {
  const { term } = asked;
  const shards = await index.shards(term, term.length > 1 && !asked.whole ? maxShards : 1);
  const exact = matchOf(term, 1, shards);
  const typed = asked.isSubword && !asked.last ? 0 : term.length;
  const longer = matchesOf(
    { shards, prefix: term },
    (found) => prefixSureness(asked, found),
    () => typed,
  );
  const other = asked.last ? await alternateSpellings(asked, index) : [];
  const related = exact.length > 0 ? familyConfidence.beside : familyConfidence.instead;
  const isEnough = asked.whole || (asked.isSubword && exact.length > 0);
  const family = isEnough ? [] : await wordFamily(term, related, index);
  const matches = [...exact, ...best([...longer, ...other]), ...family];
  return matches.length > 0 ? matches : findCorrections(asked, { index, shards });
}

function prefixSureness({ term, last, whole }: QueryTerm, found: string): number {
  if (found === term || found.startsWith(":")) return 0;
  if (term.length < 2) return 0;
  const share = term.length / found.length;
  // Behind an unfinished identifier stands a longer identifier, behind a word any word.
  if (!whole && /[_.\-:/]/.test(found)) return 0;
  return (last ? 0.9 : 0.5) * share;
}

/** Words of which the index holds the other spelling: `organisat` finds `organization`. */
async function alternateSpellings(asked: QueryTerm, index: IndexReader): Promise<Match[]> {
  const prefix = alternatePrefix(asked.term);
  if (prefix === undefined) return [];
  return matchesOf(
    { shards: await index.shards(prefix, maxShards), prefix },
    (found) => prefixSureness({ ...asked, term: prefix }, found),
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
      (found) => (found.startsWith(term) ? term.length : whole()),
    ),
  );
}

async function findCorrections(
  { term, typed, whole }: QueryTerm,
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
    matchesOf({ shards, prefix: "" }, (one) => (isOneTypo(term, one) ? (whole ? 0.7 : 0.5) : 0)),
  );
}

/** The term that stands for a name in the index. */
function termOf(name: string): string {
  return /[_.\-:/]/.test(name) ? name : normalizeSpelling(singular(name));
}

/** The term itself, without a look at all the others. */
function matchOf(term: string, confidence: number, shards: SearchShard[]): Match[] {
  return shards.flatMap((shard) => {
    const list = Object.hasOwn(shard, term) ? shard[term] : null;
    return Array.isArray(list) ? [{ term, confidence, marked: whole(), list }] : [];
  });
}

/** Each term of a query looks through the same few shards, and so does each key that is typed. */
const known = new WeakMap<SearchShard, string[]>();

function keysOf(shard: SearchShard): string[] {
  // Whatever their order in the file, names that are numbers come first.
  const keys = known.get(shard) ?? Object.keys(shard).sort();
  known.set(shard, keys);
  return keys;
}

/** Those that begin with the prefix, found without a look at all others. */
function keysBelow(shard: SearchShard, prefix: string): string[] {
  const keys = keysOf(shard);
  const before = lastNotAfter(keys, prefix);
  const start = (keys[before] ?? "") < prefix ? before + 1 : before;
  return keys.slice(start, lastNotAfter(keys, `${prefix}\u{10ffff}`) + 1);
}

interface Among {
  shards: SearchShard[];
  prefix: string;
}

function matchesOf(
  { shards, prefix }: Among,
  confidence: (term: string) => number,
  marked: (term: string) => number = whole,
): Match[] {
  const matches: Match[] = [];
  for (const shard of shards) {
    for (const term of keysBelow(shard, prefix)) {
      const familyConfidence = confidence(term);
      const list = shard[term];
      if (familyConfidence > 0 && Array.isArray(list))
        matches.push({ term, confidence: familyConfidence, marked: marked(term), list });
    }
  }
  return matches;
}

function best(matches: Match[]): Match[] {
  return matches
    .sort((a, b) => b.confidence - a.confidence || frequencyOf(b.list) - frequencyOf(a.list))
    .slice(0, maxPrefixMatches);
}

/**
 * Whether one typing error makes the words the same: a letter too many, too few, another one, or
 * two that changed places (Damerau 1964).
 */
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

/** Names that one typing error leads to. Short words are taken as they are. */
export function correct(term: string, names: readonly string[]): string[] {
  if (term.length < 4) return [];
  return names.filter((name) => isOneTypo(term, name));
}

/** Letters from which on two typing errors are looked through. */
const minSuggestionLength = 5;

/** Terms with their matches, as far as a suggestion needs them. */
interface Suggested {
  expanded: readonly { matches: readonly Match[]; word: number; whole: boolean }[];
  index: IndexReader;
}

/**
 * The query with each word that nothing stands for in the spelling of the nearest name of the site,
 * at most two typing errors away; undefined where all are known or none is near.
 */
export async function suggest(
  words: readonly QueryWord[],
  { expanded, index }: Suggested,
): Promise<string | undefined> {
  const isKnown = (number: number) => {
    const own = expanded.filter(({ word }) => word === number);
    const isFound = ({ matches }: { matches: readonly Match[] }) => matches.length > 0;
    const parts = own.filter(({ whole }) => !whole);
    return own.some((term) => term.whole && isFound(term)) || parts.every(isFound);
  };
  if (words.every((_, word) => isKnown(word))) return undefined;
  const names = await index.names();
  let isNew = false;
  const typedText = words.map(({ typedText }, word) => {
    if (isKnown(word) || typedText.length < minSuggestionLength) return typedText;
    const near = names.find((name) => isWithinTwoTypos(typedText, name));
    isNew ||= near !== undefined;
    return near ?? typedText;
  });
  return isNew ? typedText.join(" ") : undefined;
}

/** Whether at most two letters have to be added, taken away or replaced (Levenshtein 1966). */
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
