import { findLastIndexAtMost } from "../../../../model/find-last-index-at-most.ts";
import { sum } from "../../../../model/sum.ts";
import { collectRecords } from "../index-reader.ts";
import { type Candidate, collectCandidates, getImportance } from "./collect-candidates.ts";
import { createMissingWordsMask, createWordMatcher, type TermMatches } from "./matched-words.ts";
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

/** The score of an incomplete match is multiplied by the share that matches, to this power. */
const missingPower = 2;

/** Factor for a heading that equals the query, which is a single name or several words. */
const exactHeadingWeight = { name: 8, words: 4 };

/** The same for a section if a page has the name too: `cost` is rather a page than its section. */
const sectionOfNameWeight = 4;

/** Bonus of a page over its sections if its title contains the query. */
const pageTitleWeight = 0.5;

/** Factor for other records if the query is the name of an existing identifier. */
const otherNameWeight = 0.05;

/** Factor for sections that answer a question, unless the query is a name. */
const answerWeight = 1.3;

/**
 * Records below this share of the best score are dropped, unless their heading has all words of a
 * name: `nat_gateways` may mean `num_nat_gateways`.
 */
const minScoreShare = 0.01;

interface RankOptions {
  recordCount: number;
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

/** BM25F with the weights of `index/term-weights.ts`. Complete matches and headings count more. */
export function rank(
  terms: TermMatches[],
  { recordCount, allowed, named, isName, starts, entries, isAnswer }: RankOptions,
): Ranked[] {
  const needed = terms.filter(
    ({ isWholeIdentifier, matches }) => !isWholeIdentifier || matches.length > 0,
  );
  // The identifier as typed or, if the index lacks it, the last name in its path.
  const name = isName ? needed.find(({ isWholeIdentifier }) => isWholeIdentifier) : undefined;
  const withName = name && getRecordsWithName(name);
  const getPage = (record: number) => starts[findLastIndexAtMost(starts, record)] ?? 0;
  const isPage = (record: number) => getPage(record) === record;
  const namesPage = isName && [...named].some(isPage);
  const { candidates, pageHeadingMasks, commonTerms, commonImportance } = collectCandidates(
    needed,
    // Building a set of all pages would take longer than most queries.
    { recordCount, allowed, isPage },
  );
  const getTermImportance = (term: TermMatches) => getImportance(term, recordCount);
  const totalImportance = sum(needed.map(getTermImportance));
  const wordImportance = sum(
    terms.filter(({ isWholeIdentifier }) => !isWholeIdentifier).map(getTermImportance),
  );
  const getMissingWords = createMissingWordsMask(needed);
  const matchedWords = createWordMatcher(needed);

  /** The share of the words that the heading contains: 0 to 1. */
  function getHeadingShare({ headingImportance }: Candidate): number {
    return wordImportance === 0 ? 0 : headingImportance / wordImportance;
  }

  /** The score of the words, without what the query names. */
  function scoreWords(record: number, candidate: Candidate): number {
    const matchedShare = (candidate.importance + commonImportance) / totalImportance;
    const headingShare = getHeadingShare(candidate);
    const score = candidate.score * matchedShare ** missingPower * (1 + headingShare ** 2);
    return isPage(record) ? score * (1 + pageTitleWeight * headingShare ** 2) : score;
  }

  function getNamedWeight(record: number): number {
    if (!isName) return exactHeadingWeight.words;
    const isOtherSection = namesPage && !isPage(record) && !entries.isEntry(record);
    return isOtherSection ? sectionOfNameWeight : exactHeadingWeight.name;
  }

  function couldNameEntry(record: number, { headingMask }: Candidate): boolean {
    return namesServiceAndEntry(entries.candidateWords, {
      inName: matchedWords(headingMask),
      inServiceName: matchedWords(pageHeadingMasks.get(getPage(record)) ?? 0),
    });
  }

  const ranked: Ranked[] = [];
  let bestScore = 0;
  for (const [record, candidate] of candidates) {
    const scoreOfWords = scoreWords(record, candidate);
    let score = scoreOfWords;
    if (named.has(record)) score *= getNamedWeight(record);
    else if (withName && !withName.has(record)) score *= otherNameWeight;
    const isEntry = entries.isEntry(record);
    const mayBeNamed = isEntry && couldNameEntry(record, candidate);
    if (isEntry) score *= entries.weight * (mayBeNamed ? entries.lift : 1);
    if (!isName && named.size === 0 && isAnswer(record)) score *= answerWeight;
    // If the query has other words, an entry that it names must not hide the sections about it.
    bestScore = Math.max(bestScore, isName ? score : scoreOfWords);
    // The query means this name, whatever precedes it, such as `var.` in `var.ami`.
    const missing = named.has(record) ? 0 : getMissingWords(candidate.termMask | commonTerms);
    ranked.push({ record, score, missing, ...(mayBeNamed && { mayBeNamed }) });
  }
  const minScore = bestScore * minScoreShare;
  const mayBeMeant = ({ record }: Ranked) => {
    const candidate = candidates.get(record);
    return withName !== undefined && candidate !== undefined && getHeadingShare(candidate) === 1;
  };
  return ranked
    .filter((result) => result.score >= minScore || mayBeMeant(result))
    .sort((a, b) => b.score - a.score || a.record - b.record);
}

/** Records with a name as typed or, if the index lacks it, with one of its completions. */
function getRecordsWithName({ matches }: TermMatches): Set<number> {
  const exact = matches.filter(({ confidence }) => confidence === 1);
  return collectRecords((exact.length > 0 ? exact : matches).map(({ list }) => list));
}

/** A page with its best records, the best first. */
export interface RankedPage {
  hits: Ranked[];
}

const maxHitsPerPage = 4;

/** Which records of a page are results next to its best one. */
interface PageLimit {
  /** Minimum share of the best score of the page. */
  minShare: number;
  /** Records before the best one of this number of pages are results with any score. */
  unlimitedPages: number;
}

/**
 * Scores of questions differ more, and sections of the same page often answer similar questions. One
 * that is better than the third page may be among the first three results.
 */
export const pageLimits = {
  keywords: { minShare: 0.3, unlimitedPages: 0 },
  question: { minShare: 0.1, unlimitedPages: 3 },
} satisfies Record<string, PageLimit>;

/** Pages are in the order of their best records. */
export function groupByPage(
  ranked: readonly Ranked[],
  starts: readonly number[],
  { minShare, unlimitedPages }: PageLimit,
): RankedPage[] {
  const groups = new Map<number, RankedPage>();
  for (const result of ranked) {
    const start = findLastIndexAtMost(starts, result.record);
    const hits = groups.get(start)?.hits;
    if (!hits) groups.set(start, { hits: [result] });
    else if (
      hits.length < maxHitsPerPage &&
      (groups.size < unlimitedPages || result.score >= (hits[0]?.score ?? 0) * minShare)
    )
      hits.push(result);
  }
  return [...groups.values()];
}

/** Moves records with every word of the query to the front; otherwise the order stays. */
export function putCompleteMatchesFirst(ranked: readonly Ranked[]): Ranked[] {
  const isPartial = ({ missing }: Ranked) => missing !== 0;
  return [...ranked.filter((result) => !isPartial(result)), ...ranked.filter(isPartial)];
}

/**
 * Limits the chunks to load, and drops records in other chunks. The best records of the first pages
 * come first. At least one chunk is left for the next best record, which may be a second section of
 * a page. `ranked` are all records, the best first.
 */
export function limitChunks(
  pages: readonly RankedPage[],
  ranked: readonly Ranked[],
  { starts, maxChunks }: { starts: readonly number[]; maxChunks: number },
): RankedPage[] {
  const getChunk = ({ record }: Ranked) => findLastIndexAtMost(starts, record);
  const first = pages.slice(0, maxChunks - 1).flatMap(({ hits }) => hits.slice(0, 1));
  const shown = new Set(pages.flatMap(({ hits }) => hits));
  const others = ranked.filter((hit) => shown.has(hit));
  const chunks = new Set<number>();
  for (const hit of [...first, ...others]) if (chunks.size < maxChunks) chunks.add(getChunk(hit));
  return pages
    .map(({ hits }) => ({ hits: hits.filter((hit) => chunks.has(getChunk(hit))) }))
    .filter(({ hits }) => hits.length > 0);
}
