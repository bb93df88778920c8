import { findLastIndexAtMost } from "../../../model/find-last-index-at-most.ts";
import { memoize } from "../../../model/memoize.ts";
import type { SearchShard } from "../../../model/search/search.ts";
import { sum } from "../../../model/sum.ts";
import { aliases, endings } from "../../tokenizer/stem.ts";
import {
  getAlternatePrefix,
  getHeadingTerm,
  getSingular,
  isContentWord,
  normalizeSpelling,
  stopWords,
  tokenize,
} from "../../tokenizer/tokenizer.ts";
import {
  forEachPosting,
  getFrequency,
  type IndexReader,
  type PostingList,
} from "./index-reader.ts";
import { getQueryTerms, parseQuery, type QueryTerm, weakWords } from "./parse-query.ts";
import { isWithinTypos } from "./typos.ts";

/** A term of the index that matches a term of the query. */
export interface Match {
  term: string;
  /** How likely it is that the reader means this term: 0 to 1. */
  confidence: number;
  /** How many of its letters are highlighted in results. */
  markedLength: number;
  list: PostingList;
}

const maxPrefixMatches = 24;

/** For the last word, which may be unfinished. Its completions are in several shards. */
const maxShards = 3;

/** Confidence in words with another ending, depending on whether the index has the exact word. */
const familyConfidence = { withExact: 0.3, withoutExact: 0.6 };

const wholeWord = Number.POSITIVE_INFINITY;

/** Finds a term, its completions, and its word family, or else corrections of typos. */
export async function expandTerm(queryTerm: QueryTerm, index: IndexReader): Promise<Match[]> {
  const shards = await getTermShards(queryTerm, index);
  const matches = await findMatches(queryTerm, { index, shards });
  return matches.length > 0 ? matches : findCorrections(queryTerm, { index, shards });
}

interface TermFiles {
  index: IndexReader;
  /** Those of the term, see `getTermShards`. */
  shards: SearchShard[];
}

/** Finds a term, its completions, and its word family. */
async function findMatches(queryTerm: QueryTerm, { index, shards }: TermFiles): Promise<Match[]> {
  const { term } = queryTerm;
  const exact = getExactMatches(term, 1, shards);
  const typedLength = queryTerm.isSubword && !queryTerm.isLast ? 0 : term.length;
  const longer = getMatches(
    { shards, prefix: term },
    (candidate) => getPrefixConfidence(queryTerm, candidate),
    () => typedLength,
  );
  const respelled = queryTerm.isLast ? await getAlternateSpellings(queryTerm, index) : [];
  const related = exact.length > 0 ? familyConfidence.withExact : familyConfidence.withoutExact;
  const isEnough = queryTerm.isWholeIdentifier || (queryTerm.isSubword && exact.length > 0);
  const family = isEnough ? [] : await getWordFamily(term, related, index);
  return withoutRepeats([...exact, ...limitMatches([...longer, ...respelled]), ...family]);
}

/** Words that may be compounds. Each part has at least `minPartLength` letters. */
const longWordPattern = /(?<!\S)\p{Ll}{7,}(?!\S)/gu;
const minPartLength = 3;

/** More frequent words are not split, so that few queries need the files of the parts. */
const maxCompoundRecords = 10;

/** In longer queries, the other words find the records, and each word would need several files. */
const maxSplitWords = 4;

/** A question such as `how do I create a loadbalancer` is long, but only few of its words find records. */
const maxContentWords = 2;

/**
 * Splits words that more headings contain as two words: `loadbalancer` means `load balancer`. A word
 * that is a heading stays whole.
 */
export async function splitCompounds(text: string, index: IndexReader): Promise<string> {
  const tokens = tokenize(text);
  const contentWords = tokens.filter(
    (token) => isContentWord(token) && !weakWords.has(token.spaced),
  );
  if (tokens.length > maxSplitWords && contentWords.length > maxContentWords) return text;
  const words = [...new Set(text.match(longWordPattern))];
  const split = new Map(
    await Promise.all(words.map(async (word) => [word, await splitCompound(word, index)] as const)),
  );
  return text.replace(longWordPattern, (word) => split.get(word) ?? word);
}

async function splitCompound(word: string, index: IndexReader): Promise<string> {
  const heading = getHeadingTerm(word);
  const [[known], named] = await Promise.all([
    findExactMatches(word, index),
    index.getShards(heading, 1),
  ]);
  const frequency = known ? getFrequency(known.list) : 0;
  const isHeading = named.some((shard) => Object.hasOwn(shard, heading));
  if (isHeading || frequency > maxCompoundRecords) return word;
  const ends = Array.from(word, (_, end) => end).slice(minPartLength, 1 - minPartLength);
  const splits = await Promise.all(
    ends.map(async (end) => {
      const parts = [word.slice(0, end), word.slice(end)];
      const [first, second] = await Promise.all(
        parts.map(async (part) => recordsWithHeading(await findExactMatches(part, index))),
      );
      const headings = [...(first ?? [])].filter((record) => second?.has(record));
      return headings.length > frequency ? parts.join(" ") : [];
    }),
  );
  const [firstSplit = word] = splits.flat();
  return firstSplit;
}

async function findExactMatches(word: string, index: IndexReader): Promise<Match[]> {
  const term = toTerm(word);
  return getExactMatches(term, 1, await index.getShards(term, 1));
}

function recordsWithHeading(matches: readonly Match[]): Set<number> {
  const records = new Set<number>();
  for (const { list } of matches)
    forEachPosting(list, (record, _, isInHeading) => isInHeading && records.add(record));
  return records;
}

/** Loads what `expandTerm` reads, except corrections, which only unknown words need. */
export async function preloadTerm(queryTerm: QueryTerm, index: IndexReader): Promise<void> {
  const prefix = getFamilyPrefix(queryTerm.term);
  await Promise.all([getTermShards(queryTerm, index), prefix && index.getShards(prefix, 1)]);
}

/** The shards with a term and, if it may be unfinished, its completions. */
function getTermShards(
  { term, isLast, isWholeIdentifier }: QueryTerm,
  index: IndexReader,
): Promise<SearchShard[]> {
  const isUnfinished = isLast && term.length > 1 && !isWholeIdentifier;
  return index.getShards(term, isUnfinished ? maxShards : 1);
}

/** Shorter words, and known words of three letters, may be abbreviations. */
const minCompletedLength = { unknown: 3, known: 4 };

/** How many times as frequent as the typed word, and as all other completions together. */
const minCompletionLead = { known: 20, others: 1 };

/**
 * Replaces the last word of a text if it is almost certainly unfinished: `gate` becomes `gateway`.
 * Results then stay the same while the reader types the rest.
 */
export async function completeLastWord(text: string, index: IndexReader): Promise<string> {
  const [word = ""] = /(?<!\S)\p{L}+$/u.exec(text) ?? [];
  const typed = word.toLowerCase();
  if (typed.length < minCompletedLength.unknown || aliases.has(typed) || stopWords.has(typed))
    return text;
  const term = normalizeSpelling(getSingular(typed));
  const shards = await index.getShards(term, maxShards);
  const known = getFrequency(getExactMatches(term, 1, shards)[0]?.list ?? []);
  if (known > 0 && typed.length < minCompletedLength.known) return text;
  const completions = getMatches({ shards, prefix: typed }, (candidate) =>
    candidate !== term && /^\p{L}+$/u.test(candidate) ? 1 : 0,
  );
  const frequencies = completions.map(({ list }) => getFrequency(list));
  const highest = Math.max(0, ...frequencies);
  const best = completions[frequencies.indexOf(highest)];
  const isClear =
    highest > minCompletionLead.others * (sum(frequencies) - highest) &&
    highest >= minCompletionLead.known * known;
  return best && isClear ? text.slice(0, -word.length) + best.term : text;
}

function getPrefixConfidence(
  { term, isLast, isWholeIdentifier }: QueryTerm,
  candidate: string,
): number {
  if (candidate === term || candidate.startsWith(":")) return 0;
  if (term.length < 2) return 0;
  const share = term.length / candidate.length;
  // A word is completed to words only, an identifier also to longer identifiers.
  if (!isWholeIdentifier && /[_.\-:/]/.test(candidate)) return 0;
  return (isLast ? 0.9 : 0.5) * share;
}

/** `organisat` finds `organization`. */
async function getAlternateSpellings(queryTerm: QueryTerm, index: IndexReader): Promise<Match[]> {
  const prefix = getAlternatePrefix(queryTerm.term);
  if (prefix === undefined) return [];
  return getMatches(
    { shards: await index.getShards(prefix, maxShards), prefix },
    (candidate) => getPrefixConfidence({ ...queryTerm, term: prefix }, candidate),
    () => prefix.length,
  );
}

/** Undefined if the word is too short to have a family. */
function getFamilyPrefix(term: string): string | undefined {
  const stem = term.replace(endings, "");
  return stem.length < 4 ? undefined : stem;
}

/** Words with another ending: `deploying` finds `deploy` and `deployment`. */
async function getWordFamily(
  term: string,
  confidence: number,
  index: IndexReader,
): Promise<Match[]> {
  const stem = getFamilyPrefix(term);
  if (stem === undefined) return [];
  const shards = await index.getShards(stem, 1);
  const isRelated = (candidate: string) =>
    candidate !== term &&
    (candidate === stem || endings.test(candidate)) &&
    candidate.length < stem.length + 6;
  return limitMatches(
    getMatches(
      { shards, prefix: stem },
      (candidate) => (isRelated(candidate) ? confidence : 0),
      (candidate) => (candidate.startsWith(term) ? term.length : wholeWord),
    ),
  );
}

/** Shorter unknown words may be abbreviations. */
const minReplacedLength = 5;

/** Replaces words that the index lacks by the most frequent one that is one typo away. */
export async function correctWords(text: string, index: IndexReader): Promise<string> {
  const terms = getQueryTerms(parseQuery(text)).map(({ term }) => term);
  const corrected = await Promise.all(
    terms.map(async (term) => {
      const { typed, isWholeIdentifier, isSubword } = term;
      if (isWholeIdentifier || isSubword || typed.length < minReplacedLength) return [];
      const shards = await getTermShards(term, index);
      if ((await findMatches(term, { index, shards })).length > 0) return [];
      const corrections = await findCorrections(term, { index, shards });
      const [best] = corrections.sort((a, b) => getFrequency(b.list) - getFrequency(a.list));
      return best ? [[typed, best.term] as const] : [];
    }),
  );
  const replacements = new Map(corrected.flat());
  return text.replace(/\p{L}+/gu, (word) => replacements.get(word.toLowerCase()) ?? word);
}

/** Short words are not corrected. */
const minCorrectedLength = 4;

async function findCorrections(
  { term, typed, isWholeIdentifier }: QueryTerm,
  { index, shards }: TermFiles,
): Promise<Match[]> {
  if (term.length < minCorrectedLength && typed.length < minCorrectedLength) return [];
  const names = await index.getNames();
  const corrected = [term, typed]
    .filter((word) => word.length >= minCorrectedLength)
    .flatMap((word) => names.filter((name) => isWithinTypos(word, name, 1)))
    .map(toTerm);
  const matchesByWord = await Promise.all(
    [...new Set(corrected)].map(async (name) =>
      getExactMatches(name, 0.7, await index.getShards(name, 1)),
    ),
  );
  const found = matchesByWord.flat();
  if (found.length > 0 || term.length < minCorrectedLength) return found;
  const confidence = isWholeIdentifier ? 0.7 : 0.5;
  return limitMatches(
    getMatches({ shards, prefix: "" }, (text) => (isWithinTypos(term, text, 1) ? confidence : 0)),
  );
}

function toTerm(name: string): string {
  return /[_.\-:/]/.test(name) ? name : normalizeSpelling(getSingular(name));
}

function getExactMatches(term: string, confidence: number, shards: SearchShard[]): Match[] {
  return shards.flatMap((shard) => {
    const list = Object.hasOwn(shard, term) ? shard[term] : null;
    return Array.isArray(list) ? [{ term, confidence, markedLength: wholeWord, list }] : [];
  });
}

/** Sorted, because keys that look like integers come first in an object. */
const getKeys = memoize((shard: SearchShard) => Object.keys(shard).sort(), new WeakMap());

function getKeysWithPrefix(shard: SearchShard, prefix: string): string[] {
  const keys = getKeys(shard);
  const before = findLastIndexAtMost(keys, prefix);
  const start = (keys[before] ?? "") < prefix ? before + 1 : before;
  return keys.slice(start, findLastIndexAtMost(keys, `${prefix}\uffff`) + 1);
}

interface PrefixSearch {
  shards: SearchShard[];
  prefix: string;
}

function getMatches(
  { shards, prefix }: PrefixSearch,
  getConfidence: (term: string) => number,
  markedLength: (term: string) => number = () => wholeWord,
): Match[] {
  const matches: Match[] = [];
  for (const shard of shards) {
    for (const term of getKeysWithPrefix(shard, prefix)) {
      const confidence = getConfidence(term);
      const list = shard[term];
      if (confidence > 0 && Array.isArray(list))
        matches.push({ term, confidence, markedLength: markedLength(term), list });
    }
  }
  return matches;
}

/** A completion can also be in the word family. */
function withoutRepeats(matches: readonly Match[]): Match[] {
  const byTerm = new Map<string, Match>();
  for (const match of matches) {
    if (match.confidence > (byTerm.get(match.term)?.confidence ?? 0)) byTerm.set(match.term, match);
  }
  return [...byTerm.values()];
}

/** Longer lists of matches make a query slow. */
function limitMatches(matches: Match[]): Match[] {
  return matches
    .sort((a, b) => b.confidence - a.confidence || getFrequency(b.list) - getFrequency(a.list))
    .slice(0, maxPrefixMatches);
}
