import { highestImpact, lastNotAfter } from "../../../../model/search/search.ts";
import type { Match } from "../expand-term.ts";
import { forEachPosting, frequencyOf, isTruncated, recordsIn } from "../index-reader.ts";
import { bitAt, createMissingWords, createWordMatcher } from "./matched-words.ts";
import { namesServiceAndEntry } from "./named-entry.ts";

/** A record with what speaks for it. */
export interface Ranked {
  record: number;
  score: number;
  /** Which words of the query it lacks: a bit for each, by their order. */
  missing: number;
  /** Share of the query, by the rarity of its words, that it lacks. */
  missingShare: number;
  /** Whether the words may name it and its service. */
  mayBeNamed?: true;
  /** Whether it is there for this reason alone. */
  isExtra?: true;
}

/** Matches of one asked term. */
export interface TermMatches {
  matches: Match[];
  /** Whole identifiers lift a record but are not needed: their parts are. */
  whole: boolean;
  /** What it counts beside the others. */
  weight: number;
  /** Number of its word in the query. */
  word: number;
}

interface Candidate {
  score: number;
  /** A bit for each of the needed terms that it holds, by their order. */
  termMask: number;
  /** The same for those that its heading holds. */
  headingMask: number;
  /** Worth of the needed terms that it holds, and of the words that its heading holds. */
  terms: number;
  inHeading: number;
}

/** What an identifier as a whole says, compared with one of its parts. */
const identifierWeight = 4;

/** How much a record is worth that lacks some of the words: their share to this power. */
const missingPower = 2;

/** How much better a record is whose heading is the query: an input named so, or a place. */
const exactHeadingWeight = { name: 8, words: 4 };

/** How much better a page is than one of its sections, where its title holds the query. */
const pageTitleWeight = 0.5;

/** What is left to records without an identifier that is asked for alone and exists. */
const otherNameWeight = 0.05;

/** A place so far behind the best adds nothing. */
const minScoreShare = 0.01;

export interface RankOptions {
  /** Number of records in the index. */
  count: number;
  /** Records that pass the filters, or null without any. */
  allowed: ReadonlySet<number> | null;
  /** Records whose heading is the query. */
  named: ReadonlySet<number>;
  /** Whether the query is a single word. */
  isName: boolean;
  /** Records that stand for their page. */
  starts: readonly number[];
  entries: EntryRanking;
}

/** Inputs and outputs beside other places. */
export interface EntryRanking {
  isEntry(record: number): boolean;
  weight: number;
  /** Words that may name a service or an entry. */
  naming: readonly number[];
  /** How much better an entry is that they may name with its service. */
  lift: number;
}

/**
 * Ranks records by BM25F with weights from the index (see `index/term-weights.ts`): rare terms count more (inverse document frequency, Robertson 2004), records
 * with all words come first, and those whose heading holds all words before the others.
 */
export function rank(
  asked: TermMatches[],
  { count, allowed, named, isName, starts, entries }: RankOptions,
): Ranked[] {
  const found = new Map<number, Candidate>();
  const importanceOf = (term: TermMatches) => term.weight * rarityOf(term, count);
  const words = sumOf(asked.filter(({ whole }) => !whole).map(importanceOf));
  const needed = asked.filter(({ whole, matches }) => !whole || matches.length > 0);
  // The identifier as it was typed or, where the index lacks it, the one at the end of its path.
  const name = isName ? needed.find(({ whole }) => whole) : undefined;
  const withName = name && recordsWithName(name);
  const totalWeight = sumOf(needed.map(importanceOf));
  const missingOf = createMissingWords(needed);
  // A set of all pages would take longer than a query that finds few of them.
  const isPage = (record: number) => starts[lastNotAfter(starts, record)] === record;
  const pageHeadingMasks = new Map<number, number>();
  let commonWeight = 0;
  let commonTerms = 0;
  for (const [index, term] of needed.entries()) {
    const { matches, whole, weight } = term;
    const importance = importanceOf(term);
    const isCommon = matches.some(({ list }) => isTruncated(list));
    if (isCommon) commonWeight += importance;
    if (isCommon) commonTerms |= bitAt(index);
    const { scores, inHeading } = bestOf(matches, count);
    for (const record of inHeading) {
      if (!isPage(record)) continue;
      pageHeadingMasks.set(record, (pageHeadingMasks.get(record) ?? 0) | bitAt(index));
    }
    for (const [record, score] of scores) {
      if (allowed && !allowed.has(record)) continue;
      const one = found.get(record) ?? {
        score: 0,
        termMask: 0,
        headingMask: 0,
        terms: 0,
        inHeading: 0,
      };
      one.termMask |= bitAt(index);
      if (inHeading.has(record)) one.headingMask |= bitAt(index);
      one.score += weight * (whole ? identifierWeight * score : score);
      if (!isCommon) one.terms += importance;
      if (!whole && inHeading.has(record)) one.inHeading += importance;
      found.set(record, one);
    }
  }
  const holds = createWordMatcher(needed);
  const ranked: Ranked[] = [];
  let best = 0;
  for (const [record, one] of found) {
    const share = (one.terms + commonWeight) / totalWeight;
    const inHeading = words === 0 ? 0 : one.inHeading / words;
    let score = one.score * share ** missingPower * (1 + inHeading ** 2);
    if (isPage(record)) score *= 1 + pageTitleWeight * inHeading ** 2;
    if (named.has(record)) score *= isName ? exactHeadingWeight.name : exactHeadingWeight.words;
    else if (withName && !withName.has(record)) score *= otherNameWeight;
    const isEntry = entries.isEntry(record);
    const mayBeNamed =
      isEntry &&
      namesServiceAndEntry(entries.naming, {
        inName: holds(one.headingMask),
        inServiceName: holds(pageHeadingMasks.get(starts[lastNotAfter(starts, record)] ?? 0) ?? 0),
        // A query without a sign asks for an entry by its names alone.
        ...(entries.lift > 1 && { anywhere: holds(one.termMask | commonTerms) }),
      });
    if (isEntry) score *= entries.weight * (mayBeNamed ? entries.lift : 1);
    best = Math.max(best, score);
    // A place of that name is meant, whatever stands before the name: `var.` in `var.ami`.
    const missing = named.has(record) ? 0 : missingOf(one.termMask | commonTerms);
    const missingShare = 1 - Math.min(1, share);
    ranked.push({ record, score, missing, missingShare, ...(mayBeNamed && { mayBeNamed }) });
  }
  return ranked
    .filter(({ score }) => score >= best * minScoreShare)
    .sort((a, b) => b.score - a.score || a.record - b.record);
}

/** Records with a name as it was typed or, where the index lacks it, with its completions. */
function recordsWithName({ matches }: TermMatches): Set<number> {
  const exact = matches.filter(({ confidence }) => confidence === 1);
  return recordsIn((exact.length > 0 ? exact : matches).map(({ list }) => list));
}

/** How rare an unknown word counts, compared with one of a single record. */
const unknownRarity = 0.4;

/** How rare the word is that a term stands for. Rare words say more about what is meant. */
function rarityOf({ matches }: TermMatches, count: number): number {
  const exact = matches.filter(({ confidence }) => confidence === 1);
  const known = exact.length > 0 ? exact : matches;
  if (known.length === 0) return unknownRarity * Math.log(1 + count);
  return Math.max(...known.map(({ list }) => inverseFrequency(frequencyOf(list), count)));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** From here on a match in the heading counts as the word itself in the heading. */
const sureEnough = 0.4;

/** The inverse document frequency of BM25 (Robertson and Zaragoza 2009): what a rare term counts more. */
function inverseFrequency(frequency: number, count: number): number {
  return Math.log(1 + (count - frequency + 0.5) / (frequency + 0.5));
}

interface Best {
  scores: Map<number, number>;
  inHeading: Set<number>;
}

/** For each record what the match that says most says, and whether its heading holds that. */
function bestOf(matches: Match[], count: number): Best {
  const scores = new Map<number, number>();
  const inHeading = new Set<number>();
  for (const { list, confidence } of matches) {
    const rarity = inverseFrequency(frequencyOf(list), count);
    forEachPosting(list, (record, impact, isHeading) => {
      const score = (rarity * confidence * impact) / highestImpact;
      if ((scores.get(record) ?? -1) >= score) return;
      scores.set(record, score);
      if (isHeading && confidence > sureEnough) inHeading.add(record);
      else inHeading.delete(record);
    });
  }
  return { scores, inHeading };
}

/** A page with its best places. */
export interface RankedPage {
  hits: Ranked[];
}

/** Most places of a page in the results. */
const maxHitsPerPage = 4;

/** A place so far behind the best of its page adds nothing. */
const minScoreShareOfPage = 0.3;

/**
 * Brings the places of a page together; a page stands where its best place does.
 *
 * @param ranked the best first
 * @param starts number of each page's first record, in order
 */
export function groupByPage(ranked: readonly Ranked[], starts: readonly number[]): RankedPage[] {
  const groups = new Map<number, RankedPage>();
  for (const one of ranked) {
    const start = lastNotAfter(starts, one.record);
    const hits = groups.get(start)?.hits;
    if (!hits) groups.set(start, { hits: [one] });
    else if (hits.length < maxHitsPerPage && isNear(one, hits)) hits.push(one);
  }
  return [...groups.values()];
}

function isNear({ score }: Ranked, [best]: Ranked[]): boolean {
  return score >= (best?.score ?? 0) * minScoreShareOfPage;
}

/** The best first, and all places that hold every word before those that do not. */
export function completeFirst(ranked: readonly Ranked[]): Ranked[] {
  const lacks = ({ missing }: Ranked) => missing !== 0;
  return [...ranked.filter((one) => !lacks(one)), ...ranked.filter(lacks)];
}

/**
 * Leaves out further places of a page that are in a chunk of their own, where the results would
 * have to wait for too many of them. The best place of each page stays.
 *
 * @param starts number of each chunk's first record, in order
 * @param most largest number of chunks, if the best places need no more
 */
export function withinChunks(
  pages: readonly RankedPage[],
  starts: readonly number[],
  most: number,
): RankedPage[] {
  const chunkOf = ({ record }: { record: number }) => lastNotAfter(starts, record);
  const chunks = new Set(pages.flatMap(({ hits }) => hits.slice(0, 1)).map(chunkOf));
  const isWithin = (hit: { record: number }) => {
    if (chunks.size < most) chunks.add(chunkOf(hit));
    return chunks.has(chunkOf(hit));
  };
  return pages.map(({ hits }) => ({ hits: hits.filter(isWithin) }));
}
