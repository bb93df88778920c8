import { highestImpact, lastNotAfter } from "../../../../model/search/search.ts";
import type { Match } from "../expand-term.ts";
import { forEachPosting, frequencyOf, isTruncated, recordsIn } from "../index-reader.ts";
import { bitAt, createMissingWords, createWordMatcher, type TermMatches } from "./matched-words.ts";
import { type EntryRanking, namesServiceAndEntry } from "./named-entry.ts";

export interface Ranked {
  record: number;
  score: number;
  /** Words of the query that the record lacks: bit n is word n. */
  missing: number;
  /** The query may name this input or output and its service. */
  mayBeNamed?: true;
  /** The record is a candidate only because of `mayBeNamed`. */
  isExtra?: true;
}

interface Candidate {
  score: number;
  /** Needed terms that the record contains: bit n is term n. */
  termMask: number;
  headingMask: number;
  /** Total importance of the terms that the record contains. */
  terms: number;
  /** Total importance of the terms in its heading, without whole identifiers. */
  inHeading: number;
}

/** Weight of a whole identifier compared with one of its parts. */
const identifierWeight = 4;

/** The score of an incomplete match is multiplied by the share that matches, to this power. */
const missingPower = 2;

/** Factor for a heading that equals the query, which is a single name or several words. */
const exactHeadingWeight = { name: 8, words: 4 };

/** Bonus of a page over its sections if its title contains the query. */
const pageTitleWeight = 0.5;

/** Factor for other records if the query is the name of an existing identifier. */
const otherNameWeight = 0.05;

/** Factor for sections that answer a question, unless the query is a name. */
const answerWeight = 1.3;

/** Records below this share of the best score are dropped. */
const minScoreShare = 0.01;

export interface RankOptions {
  count: number;
  /** Records that pass the filters, or null without filters. */
  allowed: ReadonlySet<number> | null;
  /** Records whose heading equals the query. */
  named: ReadonlySet<number>;
  /** The query is a single word. */
  isName: boolean;
  /** First record of each page. */
  starts: readonly number[];
  entries: EntryRanking;
  isAnswer(record: number): boolean;
}

/**
 * Ranks records by BM25F with the weights of the index (see `index/term-weights.ts`). Rare terms
 * count more (inverse document frequency, Robertson 2004), and so do complete matches and headings.
 */
export function rank(
  terms: TermMatches[],
  { count, allowed, named, isName, starts, entries, isAnswer }: RankOptions,
): Ranked[] {
  const candidates = new Map<number, Candidate>();
  const importanceOf = (term: TermMatches) => term.weight * rarityOf(term, count);
  const wordImportance = sumOf(
    terms.filter(({ isWholeIdentifier }) => !isWholeIdentifier).map(importanceOf),
  );
  const needed = terms.filter(
    ({ isWholeIdentifier, matches }) => !isWholeIdentifier || matches.length > 0,
  );
  // The identifier as typed or, if the index lacks it, the last name in its path.
  const name = isName ? needed.find(({ isWholeIdentifier }) => isWholeIdentifier) : undefined;
  const withName = name && recordsWithName(name);
  const totalWeight = sumOf(needed.map(importanceOf));
  const missingOf = createMissingWords(needed);
  // Building a set of all pages would take longer than most queries.
  const isPage = (record: number) => starts[lastNotAfter(starts, record)] === record;
  const pageHeadingMasks = new Map<number, number>();
  let commonWeight = 0;
  let commonTerms = 0;
  for (const [index, term] of needed.entries()) {
    const { matches, isWholeIdentifier, weight } = term;
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
      const candidate = candidates.get(record) ?? {
        score: 0,
        termMask: 0,
        headingMask: 0,
        terms: 0,
        inHeading: 0,
      };
      candidate.termMask |= bitAt(index);
      if (inHeading.has(record)) candidate.headingMask |= bitAt(index);
      candidate.score += weight * (isWholeIdentifier ? identifierWeight * score : score);
      if (!isCommon) candidate.terms += importance;
      if (!isWholeIdentifier && inHeading.has(record)) candidate.inHeading += importance;
      candidates.set(record, candidate);
    }
  }
  const matchedWords = createWordMatcher(needed);
  const ranked: Ranked[] = [];
  let bestScore = 0;
  for (const [record, candidate] of candidates) {
    const matchedShare = (candidate.terms + commonWeight) / totalWeight;
    const inHeading = wordImportance === 0 ? 0 : candidate.inHeading / wordImportance;
    let score = candidate.score * matchedShare ** missingPower * (1 + inHeading ** 2);
    if (isPage(record)) score *= 1 + pageTitleWeight * inHeading ** 2;
    const scoreOfWords = score;
    if (named.has(record)) score *= isName ? exactHeadingWeight.name : exactHeadingWeight.words;
    else if (withName && !withName.has(record)) score *= otherNameWeight;
    const isEntry = entries.isEntry(record);
    const mayBeNamed =
      isEntry &&
      namesServiceAndEntry(entries.naming, {
        inName: matchedWords(candidate.headingMask),
        inServiceName: matchedWords(
          pageHeadingMasks.get(starts[lastNotAfter(starts, record)] ?? 0) ?? 0,
        ),
        // Without a sign of an entry in the query, only its names count.
        ...(entries.lift > 1 && { anywhere: matchedWords(candidate.termMask | commonTerms) }),
      });
    if (isEntry) score *= entries.weight * (mayBeNamed ? entries.lift : 1);
    if (!isName && named.size === 0 && isAnswer(record)) score *= answerWeight;
    // If the query has other words, an entry that it names must not hide the sections about it.
    bestScore = Math.max(bestScore, isName ? score : scoreOfWords);
    // The query means this name, whatever precedes it, such as `var.` in `var.ami`.
    const missing = named.has(record) ? 0 : missingOf(candidate.termMask | commonTerms);
    ranked.push({ record, score, missing, ...(mayBeNamed && { mayBeNamed }) });
  }
  return ranked
    .filter(({ score }) => score >= bestScore * minScoreShare)
    .sort((a, b) => b.score - a.score || a.record - b.record);
}

/** Records with a name as typed or, if the index lacks it, with one of its completions. */
function recordsWithName({ matches }: TermMatches): Set<number> {
  const exact = matches.filter(({ confidence }) => confidence === 1);
  return recordsIn((exact.length > 0 ? exact : matches).map(({ list }) => list));
}

/** Rarity of an unknown word, relative to one that occurs in a single record. */
const unknownRarity = 0.4;

function rarityOf({ matches }: TermMatches, count: number): number {
  const exact = matches.filter(({ confidence }) => confidence === 1);
  const known = exact.length > 0 ? exact : matches;
  if (known.length === 0) return unknownRarity * Math.log(1 + count);
  return Math.max(...known.map(({ list }) => inverseFrequency(frequencyOf(list), count)));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Confidence above which a match in the heading counts as the word itself. */
const minHeadingConfidence = 0.4;

/** The inverse document frequency of BM25 (Robertson and Zaragoza 2009). */
function inverseFrequency(frequency: number, count: number): number {
  return Math.log(1 + (count - frequency + 0.5) / (frequency + 0.5));
}

interface Best {
  scores: Map<number, number>;
  inHeading: Set<number>;
}

/** Scores each record by its best match. */
function bestOf(matches: Match[], count: number): Best {
  const scores = new Map<number, number>();
  const inHeading = new Set<number>();
  for (const { list, confidence } of matches) {
    const rarity = inverseFrequency(frequencyOf(list), count);
    forEachPosting(list, (record, impact, isHeading) => {
      const score = (rarity * confidence * impact) / highestImpact;
      if ((scores.get(record) ?? -1) >= score) return;
      scores.set(record, score);
      if (isHeading && confidence > minHeadingConfidence) inHeading.add(record);
      else inHeading.delete(record);
    });
  }
  return { scores, inHeading };
}

/** A page with its best records, the best first. */
export interface RankedPage {
  hits: Ranked[];
}

const maxHitsPerPage = 4;

/** Records below this share of the best score of their page are dropped. */
const minScoreShareOfPage = 0.3;

/**
 * Groups records by page. Pages are in the order of their best records.
 *
 * @param ranked the best first
 * @param starts first record of each page
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

/** Moves records with every word of the query to the front; otherwise the order stays. */
export function completeFirst(ranked: readonly Ranked[]): Ranked[] {
  const isIncomplete = ({ missing }: Ranked) => missing !== 0;
  return [...ranked.filter((one) => !isIncomplete(one)), ...ranked.filter(isIncomplete)];
}

/**
 * Limits the number of chunks to load. Keeps the best record of each page, and others as long as
 * they need no chunk beyond the limit.
 *
 * @param starts first record of each chunk
 */
export function withinChunks(
  pages: readonly RankedPage[],
  starts: readonly number[],
  maxChunks: number,
): RankedPage[] {
  const chunkOf = ({ record }: { record: number }) => lastNotAfter(starts, record);
  const chunks = new Set(pages.flatMap(({ hits }) => hits.slice(0, 1)).map(chunkOf));
  const isWithin = (hit: { record: number }) => {
    if (chunks.size < maxChunks) chunks.add(chunkOf(hit));
    return chunks.has(chunkOf(hit));
  };
  return pages.map(({ hits }) => ({ hits: hits.filter(isWithin) }));
}
