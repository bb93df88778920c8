import { highestImpact } from "../../../../model/search/search.ts";
import type { Match } from "../expand-term.ts";
import { forEachPosting, getFrequency, isTruncated } from "../index-reader.ts";
import { getBit, type TermMatches } from "./matched-words.ts";

export interface Candidate {
  score: number;
  /** Needed terms that the record contains: bit n is term n. */
  termMask: number;
  headingMask: number;
  /** Importance of the terms that the record contains, without common terms. */
  importance: number;
  /** Importance of the terms in its heading, without whole identifiers. */
  headingImportance: number;
}

/** Weight of a whole identifier compared with one of its parts. */
const identifierWeight = 4;

interface Candidates {
  candidates: Map<number, Candidate>;
  /** Terms in the title of each page, by its first record: bit n is term n. */
  pageHeadingMasks: Map<number, number>;
  /** Terms so common that the index lists only their best records: bit n is term n. */
  commonTerms: number;
  commonImportance: number;
}

interface CandidateOptions {
  recordCount: number;
  allowed: ReadonlySet<number> | null;
  /** The record is the first of its page. */
  isPage(record: number): boolean;
}

/** The records that contain at least one of the terms. */
export function collectCandidates(
  terms: readonly TermMatches[],
  { recordCount, allowed, isPage }: CandidateOptions,
): Candidates {
  const candidates = new Map<number, Candidate>();
  const pageHeadingMasks = new Map<number, number>();
  let commonTerms = 0;
  let commonImportance = 0;
  for (const [index, term] of terms.entries()) {
    const { matches, isWholeIdentifier, weight } = term;
    const termImportance = getImportance(term, recordCount);
    const isCommon = matches.some(({ list }) => isTruncated(list));
    if (isCommon) commonImportance += termImportance;
    if (isCommon) commonTerms |= getBit(index);
    const { scores, inHeading } = scoreBestMatches(matches, recordCount);
    for (const record of inHeading) {
      if (!isPage(record)) continue;
      pageHeadingMasks.set(record, (pageHeadingMasks.get(record) ?? 0) | getBit(index));
    }
    for (const [record, score] of scores) {
      if (allowed && !allowed.has(record)) continue;
      const candidate = candidates.get(record) ?? {
        score: 0,
        termMask: 0,
        headingMask: 0,
        importance: 0,
        headingImportance: 0,
      };
      candidate.termMask |= getBit(index);
      if (inHeading.has(record)) candidate.headingMask |= getBit(index);
      candidate.score += weight * (isWholeIdentifier ? identifierWeight * score : score);
      if (!isCommon) candidate.importance += termImportance;
      if (!isWholeIdentifier && inHeading.has(record))
        candidate.headingImportance += termImportance;
      candidates.set(record, candidate);
    }
  }
  return { candidates, pageHeadingMasks, commonTerms, commonImportance };
}

/** The share of a term in the query: common terms count less. */
export function getImportance(term: TermMatches, recordCount: number): number {
  return term.weight * getTermRarity(term, recordCount);
}

/** Rarity of an unknown word, relative to one that occurs in a single record. */
const unknownRarity = 0.4;

function getTermRarity({ matches }: TermMatches, recordCount: number): number {
  const exact = matches.filter(({ confidence }) => confidence === 1);
  const considered = exact.length > 0 ? exact : matches;
  if (considered.length === 0) return unknownRarity * Math.log(1 + recordCount);
  return Math.max(
    ...considered.map(({ list }) => getInverseFrequency(getFrequency(list), recordCount)),
  );
}

/** Confidence above which a match in the heading counts as the word itself. */
const minHeadingConfidence = 0.4;

/** The inverse document frequency of BM25 (Robertson and Zaragoza 2009). */
function getInverseFrequency(frequency: number, recordCount: number): number {
  return Math.log(1 + (recordCount - frequency + 0.5) / (frequency + 0.5));
}

interface BestMatches {
  scores: Map<number, number>;
  inHeading: Set<number>;
}

/** Scores each record by its best match. */
function scoreBestMatches(matches: Match[], recordCount: number): BestMatches {
  const scores = new Map<number, number>();
  const inHeading = new Set<number>();
  for (const { list, confidence } of matches) {
    const rarity = getInverseFrequency(getFrequency(list), recordCount);
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
