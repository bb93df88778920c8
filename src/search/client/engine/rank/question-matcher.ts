import { findLastIndexAtMost } from "../../../../model/find-last-index-at-most.ts";
import { groupBy } from "../../../../model/group-by.ts";
import type { SearchQuestions } from "../../../../model/search/search.ts";
import { getStarts, sum } from "../../../../model/sum.ts";
import { decodeDeltas } from "../../../tokenizer/delta-encoding.ts";
import {
  createRelatedWords,
  type MeaningTerm,
  type RelatedWords,
} from "../../../tokenizer/related-words.ts";
import { getStem } from "../../../tokenizer/stem.ts";
import { weakWords } from "../parse-query.ts";

/** How similar the texts of a record and of its page are to a question. */
interface TextScores {
  /** Similarity of the record, relative to the most similar record: 0 to 1. */
  relative: number;
  /** Similarity of the record, not scaled. */
  absolute: number;
  /** Similarity of all records of the page together, relative to the best page: 0 to 1. */
  page: number;
}

/** How well a record answers a question. */
export interface QuestionScores {
  /** Scores of its heading and the beginning of its text. */
  own: TextScores;
  /** Scores of the questions that are listed for it. */
  listed: TextScores;
  hasListed: boolean;
}

/** Compares questions with those that records answer. */
export interface QuestionMatcher {
  /** Null for a text without known terms. `starts` is each page's first record. */
  compare(text: string, starts: readonly number[]): ((record: number) => QuestionScores) | null;
}

/*
 * With these values, this comparison alone found the records of most of the tuned questions of
 * `bench/search`.
 */

/** Weight of a related word compared with the exact word. */
const relatedWeight = 0.55;

/** Weight of a term that another question of the same record or of its page contains. */
const contextWeight = 0.5;

/** Exponent of each text's similarity in the sum of a record. One close match says more than many weak ones. */
const similarityExponent = 3;

/** Exponent of the share of a question's words that the query has. */
const coverageExponent = 0.6;

/** Largest weight of a word without related words, and of an unknown word, as a share of the rarest word. */
const maxWeight = 0.6;
const unknownWeight = 0.36;

/** Weight of words that say little. */
const weakWeight = 0.3;

/** How much texts with a related word count towards the frequency of a word. */
const relatedShare = 0.3;

/** Terms of a query that are compared. A pasted log has hundreds. */
const maxTerms = 24;

const weakStems = new Set(
  [
    ...weakWords,
    ..."than again now over has have had been being am day goes went come else ever even still yet too very quite maybe kind lot bit like look see say tell show know find must may might could would shall per each both either neither some such here nothing anyone everyone first last next".split(
      " ",
    ),
  ].map(getStem),
);

/** The texts of the file by term, and by the parts of records (targets) that they belong to. */
interface QuestionIndex {
  related: RelatedWords;
  terms: readonly MeaningTerm[];
  /** Texts that contain each term. */
  postings: readonly (readonly number[])[];
  /** Numbers of the terms by word that they contain, and by group of related words. */
  termsByWord: ReadonlyMap<string, readonly number[]>;
  termsByGroup: ReadonlyMap<number, readonly number[]>;
  /** Target of each text. */
  textTargets: readonly number[];
  /** Number of texts of each target, and the number of its first one. */
  textCounts: readonly number[];
  firstTexts: readonly number[];
  /** Record of each target. */
  records: readonly number[];
  /** The targets of each record: see `getQuestionTargets` of the index. */
  ownTargets: ReadonlyMap<number, number>;
  listedTargets: ReadonlyMap<number, number>;
}

function readQuestions(data: SearchQuestions): QuestionIndex {
  const related = createRelatedWords(
    data.related.split("\n").map((line) => line.split("|").filter(Boolean)),
  );
  const terms = data.terms.split("|").map((term): MeaningTerm => {
    return { term, groups: related.getGroups(term) };
  });
  const termsByWord = new Map<string, number[]>();
  const termsByGroup = new Map<number, number[]>();
  for (const [number, { term, groups }] of terms.entries()) {
    for (const word of new Set([term, ...term.split(" ")])) push(termsByWord, word, number);
    for (const group of groups) push(termsByGroup, group, number);
  }
  const records: number[] = [];
  const ownTargets = new Map<number, number>();
  const listedTargets = new Map<number, number>();
  for (const [target, distance] of data.records.entries()) {
    const record = (records.at(-1) ?? 0) + distance;
    records.push(record);
    (ownTargets.has(record) ? listedTargets : ownTargets).set(record, target);
  }
  const { textCounts } = data;
  return {
    related,
    terms,
    postings: data.postings.split(" ").map(decodeDeltas),
    termsByWord,
    termsByGroup,
    textTargets: textCounts.flatMap((count, target) => Array<number>(count).fill(target)),
    textCounts,
    firstTexts: getStarts(textCounts),
    records,
    ownTargets,
    listedTargets,
  };
}

/** What a term says: rare ones more (inverse document frequency, Robertson 2004). */
function createTermWeigher(index: QuestionIndex): (term: MeaningTerm) => number {
  const { postings, termsByWord, termsByGroup, textTargets } = index;
  const countTextsWith = (numbers: readonly number[] = []) =>
    sum(numbers.map((number) => postings[number]?.length ?? 0));
  const groupSizes = new Map(
    [...termsByGroup].map(([group, numbers]) => [group, countTextsWith(numbers)]),
  );
  const getRarity = (frequency: number) => Math.log(1 + textTargets.length / (frequency + 0.5));
  const highestRarity = Math.log(1 + textTargets.length);
  return ({ term, groups }) => {
    const textCount = countTextsWith(termsByWord.get(term));
    const factor = weakStems.has(term) ? weakWeight : 1;
    if (groups.length > 0) {
      const smallestGroup = Math.min(...groups.map((group) => groupSizes.get(group) ?? 0));
      return factor * getRarity(textCount + relatedShare * smallestGroup);
    }
    return (
      factor *
      (textCount > 0
        ? Math.min(getRarity(textCount), maxWeight * highestRarity)
        : unknownWeight * highestRarity)
    );
  };
}

/** The sum of the weights of each text's terms. */
function getTextLengths(
  { terms, postings, textTargets }: QuestionIndex,
  getWeight: (term: MeaningTerm) => number,
): Float64Array {
  const lengths = new Float64Array(textTargets.length);
  for (const [number, term] of terms.entries()) {
    const weight = getWeight(term);
    for (const textNumber of postings[number] ?? [])
      lengths[textNumber] = (lengths[textNumber] ?? 0) + weight;
  }
  return lengths;
}

/** Texts with the term (1) or a related one (`relatedWeight`). */
function matchTerm(
  { term, groups }: MeaningTerm,
  { postings, termsByWord, termsByGroup }: QuestionIndex,
): Map<number, number> {
  const values = new Map<number, number>();
  const mark = (numbers: readonly number[] = [], value: number) => {
    for (const number of numbers) {
      for (const textNumber of postings[number] ?? []) values.set(textNumber, value);
    }
  };
  for (const group of groups) mark(termsByGroup.get(group), relatedWeight);
  mark(termsByWord.get(term), 1);
  return values;
}

/** The best value of each target among its own texts and those of the page that it is on. */
function findNearbyValues(
  values: ReadonlyMap<number, number>,
  textTargets: readonly number[],
  { pageByTarget, targetsOfPage, isOfPage }: TargetPages,
): Map<number, number> {
  const nearby = new Map<number, number>();
  const raise = (target: number, value: number) => {
    if (value > (nearby.get(target) ?? 0)) nearby.set(target, value);
  };
  const inPage = new Map<number, number>();
  for (const [textNumber, value] of values) {
    const target = textTargets[textNumber] ?? 0;
    raise(target, value);
    const page = pageByTarget[target] ?? 0;
    if (isOfPage(target) && value > (inPage.get(page) ?? 0)) inPage.set(page, value);
  }
  for (const [page, value] of inPage) {
    for (const target of targetsOfPage.get(page) ?? []) raise(target, value);
  }
  return nearby;
}

/** For each text, the weights of its matching terms, without and with those of nearby texts. */
function matchTexts(
  queryTerms: readonly MeaningTerm[],
  { index, pages, getWeight }: MatchContext,
): { matched: Float32Array; matchedNearby: Float32Array } {
  const { textTargets, textCounts, firstTexts } = index;
  const matched = new Float32Array(textTargets.length);
  const matchedNearby = new Float32Array(textTargets.length);
  for (const term of queryTerms) {
    const weight = getWeight(term);
    const values = matchTerm(term, index);
    for (const [target, nearby] of findNearbyValues(values, textTargets, pages)) {
      const first = firstTexts[target] ?? 0;
      const end = first + (textCounts[target] ?? 0);
      for (let textNumber = first; textNumber < end; textNumber += 1) {
        const value = values.get(textNumber) ?? 0;
        matched[textNumber] = (matched[textNumber] ?? 0) + weight * value;
        matchedNearby[textNumber] =
          (matchedNearby[textNumber] ?? 0) + weight * Math.max(value, contextWeight * nearby);
      }
    }
  }
  return { matched, matchedNearby };
}

interface MatchContext {
  index: QuestionIndex;
  pages: TargetPages;
  getWeight(term: MeaningTerm): number;
}

/** Opens the file of questions. Takes a few milliseconds for 10,000 texts. */
export function createQuestionMatcher(data: SearchQuestions): QuestionMatcher {
  const index = readQuestions(data);
  const { textTargets, records } = index;
  const getWeight = createTermWeigher(index);
  const lengths = getTextLengths(index, getWeight);
  return {
    compare(text, starts) {
      const queryTerms = index.related.getTerms(text).slice(0, maxTerms);
      const length = sum(queryTerms.map(getWeight));
      if (length === 0) return null;
      const pages = getTargetPages(records, starts);
      const { matched, matchedNearby } = matchTexts(queryTerms, { index, pages, getWeight });
      const sums = new Float64Array(records.length);
      for (const [textNumber, weight] of matched.entries()) {
        if (weight === 0) continue;
        const target = textTargets[textNumber] ?? 0;
        const share = Math.min(1, weight / (lengths[textNumber] || 1));
        const value = ((matchedNearby[textNumber] ?? 0) / length) * share ** coverageExponent;
        sums[target] = (sums[target] ?? 0) + value ** similarityExponent;
      }
      if (!sums.some((total) => total > 0)) return null;
      const compared = { sums, pageByTarget: pages.pageByTarget, starts };
      const own = createTextScorer(index.ownTargets, compared);
      const listed = createTextScorer(index.listedTargets, compared);
      return (record) => ({
        own: own(record),
        listed: listed(record),
        hasListed: index.listedTargets.has(record),
      });
    },
  };
}

/** The pages that targets are on. */
interface TargetPages {
  pageByTarget: readonly number[];
  targetsOfPage: ReadonlyMap<number, readonly number[]>;
  /** Whether the target belongs to the page itself and not to one of its sections. */
  isOfPage(target: number): boolean;
}

/** @param records the record of each target */
function getTargetPages(records: readonly number[], starts: readonly number[]): TargetPages {
  const pageByTarget = records.map((record) => findLastIndexAtMost(starts, record));
  const targetsOfPage = groupBy(records.keys(), (target) => pageByTarget[target] ?? 0);
  return {
    pageByTarget,
    targetsOfPage,
    isOfPage: (target) => starts[pageByTarget[target] ?? 0] === records[target],
  };
}

interface ComparedTexts {
  /** The sum of weights of each target. */
  sums: Float64Array;
  pageByTarget: readonly number[];
  starts: readonly number[];
}

/** @param targets the target of each record */
function createTextScorer(
  targets: ReadonlyMap<number, number>,
  { sums, pageByTarget, starts }: ComparedTexts,
): (record: number) => TextScores {
  const pageSums = new Float64Array(starts.length);
  let best = 0;
  for (const target of targets.values()) {
    const page = pageByTarget[target] ?? 0;
    const total = sums[target] ?? 0;
    best = Math.max(best, total);
    pageSums[page] = (pageSums[page] ?? 0) + total;
  }
  const root = (total = 0) => total ** (1 / similarityExponent);
  const top = root(best) || 1;
  const highest = pageSums.reduce((most, value) => Math.max(most, value), 0) || 1;
  return (record) => {
    const absolute = root(sums[targets.get(record) ?? -1]);
    const page = findLastIndexAtMost(starts, record);
    return {
      relative: absolute / top,
      absolute,
      page: root((pageSums[page] ?? 0) / highest),
    };
  };
}

function push<K>(map: Map<K, number[]>, key: K, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
