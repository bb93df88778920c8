import { getSearchedText, highestImpact, type SearchRecord } from "../../model/search/search.ts";
import { sum } from "../../model/sum.ts";
import { getWords, isContentWord, stopWords, tokenize } from "../tokenizer/tokenizer.ts";

export interface Weight {
  /** 1 to `highestImpact`. */
  impact: number;
  inHeading: boolean;
}

/** Weights of terms by field, relative to the text. The synonyms are those of the heading. */
const fieldWeights = { heading: 10, synonyms: 3, id: 5, title: 2, path: 0.8, text: 1 };

/** Saturation for repeated terms (k1 of BM25F, Robertson and Zaragoza 2009). */
const saturation = 4;

/** Normalization by text length (b of BM25F). */
const dilution = 0.25;

function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (term: string) => counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const { identifier, pathSegments, words } of tokenize(text)) {
    if (identifier) add(identifier);
    for (const segment of pathSegments) add(segment);
    for (const word of words) if (!stopWords.has(word)) add(word);
  }
  return counts;
}

/** Cache for titles and paths, which the records of a page share. */
const cachedCounts = new Map<string, Map<string, number>>();
const maxCached = 1000;

function countCached(text: string): Map<string, number> {
  const counts = cachedCounts.get(text) ?? countTerms(text);
  if (cachedCounts.size >= maxCached) cachedCounts.clear();
  cachedCounts.set(text, counts);
  return counts;
}

/** A constant, so that the weights of a record do not depend on other records. */
const averageLength = 100;

/** Computes BM25F weights at build time, so that the client only adds numbers. */
export function weighTerms(record: SearchRecord, synonyms: Synonyms): Map<string, Weight> {
  const heading = countTerms(record.heading);
  const sums = new Map<string, number>();
  const add = (counts: Map<string, number>, value: number) => {
    for (const [term, count] of counts) {
      sums.set(term, (sums.get(term) ?? 0) + value * (1 + Math.log(count)));
    }
  };
  const text = countTerms(getSearchedText(record));
  add(text, fieldWeights.text / (1 - dilution + dilution * (sum(text.values()) / averageLength)));
  // Words of short headings and names say more than those of long ones.
  const { identifiers, words } = splitIdentifiers(heading);
  add(identifiers, fieldWeights.heading / Math.sqrt(Math.max(1, getWordCount(record.heading))));
  const share = 1 / Math.sqrt(Math.max(1, words.size));
  add(words, fieldWeights.heading * share);
  add(countOnce(findSynonyms(record.heading, synonyms)), fieldWeights.synonyms * share);
  const id = record.kind === "section" ? countTerms(record.anchor.replaceAll("-", " ")) : heading;
  const inIdAlone = [...id.keys()].filter((term) => !heading.has(term));
  add(countOnce(inIdAlone), fieldWeights.id / Math.sqrt(Math.max(1, id.size)));
  if (record.kind !== "page") add(countCached(record.title), fieldWeights.title);
  add(countCached(record.path.join(" ")), fieldWeights.path);
  const weights = new Map<string, Weight>();
  for (const [term, total] of sums) {
    const impact = Math.max(1, Math.round((highestImpact * total) / (total + saturation)));
    weights.set(term, { impact, inHeading: heading.has(term) });
  }
  return weights;
}

function countOnce(terms: Iterable<string>): Map<string, number> {
  return new Map([...terms].map((term) => [term, 1]));
}

function splitIdentifiers(counts: Map<string, number>) {
  const isIdentifier = ([term]: [string, number]) => /[^\p{L}\p{N}]/u.test(term);
  const all = [...counts];
  return {
    identifiers: new Map(all.filter(isIdentifier)),
    words: new Map(all.filter((entry) => !isIdentifier(entry))),
  };
}

function getWordCount(text: string): number {
  return tokenize(text).filter(isContentWord).length;
}

interface Name {
  words: string[];
  /** Words of all its synonyms. */
  allWords: string[];
}

/** Names by their first word. */
type Synonyms = ReadonlyMap<string, readonly Name[]>;

export function readSynonyms(lists: readonly (readonly string[])[]): Synonyms {
  const names = new Map<string, Name[]>();
  for (const list of lists) {
    const split = list.map(getWords);
    const allWords = split.flat().filter((word) => !stopWords.has(word));
    for (const words of split) {
      const first = words[0] ?? "";
      names.set(first, [...(names.get(first) ?? []), { words, allWords }]);
    }
  }
  return names;
}

/** Words of synonyms that the text lacks, such as `alb` for a load balancer. */
export function findSynonyms(text: string, synonyms: Synonyms): Set<string> {
  const words = getWords(text);
  const synonymWords = new Set<string>();
  for (const [start, word] of words.entries()) {
    for (const name of synonyms.get(word) ?? []) {
      if (!name.words.every((word, index) => words[start + index] === word)) continue;
      for (const other of name.allWords) synonymWords.add(other);
    }
  }
  for (const word of words) synonymWords.delete(word);
  return synonymWords;
}
