import { highestImpact, type SearchRecord, searchedText } from "../../model/search/search.ts";
import { isContentWord, stopWords, tokenize } from "../tokenizer/tokenizer.ts";

/** The weight of a term in a record. */
export interface Weight {
  /** 1 to `highestImpact`. */
  impact: number;
  /** True: the heading holds the term. */
  inHeading: boolean;
}

/**
 * How much more a term in one place says than one in the text. `others` are the words of other
 * names for what the heading names; the id of a section is a short name that its writer gave it.
 */
const worth = { heading: 10, others: 3, id: 5, title: 2, path: 0.8, text: 1 };

/** How quickly further occurrences stop counting (k1 of BM25F, Robertson and Zaragoza 2009). */
const saturation = 4;

/** How much a long text dilutes its terms (b of BM25F). */
const dilution = 0.25;

/** The terms of a text with the number of times they occur; whole identifiers and parts. */
function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (term: string) => counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const { whole, inner, parts } of tokenize(text)) {
    if (whole) add(whole);
    for (const step of inner) add(step);
    for (const part of parts) if (!stopWords.has(part)) add(part);
  }
  return counts;
}

/** Titles and paths: the records of a page share them. */
const known = new Map<string, Map<string, number>>();
const maxCached = 1000;

function countKnown(text: string): Map<string, number> {
  const counts = known.get(text) ?? countTerms(text);
  if (known.size >= maxCached) known.clear();
  known.set(text, counts);
  return counts;
}

/** Terms of a text of usual length. A constant, so that a record is weighed without the others. */
const averageLength = 100;

/**
 * Weighs the terms of a record as BM25F does, but once and for all: the client only adds up small
 * numbers and needs to know nothing of lengths.
 */
export function weighTerms(record: SearchRecord, synonyms: Synonyms): Map<string, Weight> {
  const heading = countTerms(record.heading);
  const sums = new Map<string, number>();
  const add = (counts: Map<string, number>, value: number) => {
    for (const [term, count] of counts) {
      sums.set(term, (sums.get(term) ?? 0) + value * (1 + Math.log(count)));
    }
  };
  const text = countTerms(searchedText(record));
  add(text, worth.text / (1 - dilution + dilution * (lengthOf(text) / averageLength)));
  // A short heading is about its words, a long one mentions them; so do the parts of a long name.
  const { wholes, parts } = splitIdentifiers(heading);
  add(wholes, worth.heading / Math.sqrt(Math.max(1, wordCount(record.heading))));
  const shared = Math.sqrt(Math.max(1, parts.size));
  add(parts, worth.heading / shared);
  add(countOnce(synonymsIn(record.heading, synonyms)), worth.others / shared);
  const id = record.kind === "section" ? countTerms(record.anchor.replaceAll("-", " ")) : heading;
  const inIdAlone = [...id.keys()].filter((term) => !heading.has(term));
  add(countOnce(inIdAlone), worth.id / Math.sqrt(Math.max(1, id.size)));
  if (record.kind !== "page") add(countKnown(record.title), worth.title);
  add(countKnown(record.path.join(" ")), worth.path);
  const weights = new Map<string, Weight>();
  for (const [term, sum] of sums) {
    const impact = Math.max(1, Math.round((highestImpact * sum) / (sum + saturation)));
    weights.set(term, { impact, inHeading: heading.has(term) });
  }
  return weights;
}

function countOnce(terms: Iterable<string>): Map<string, number> {
  return new Map([...terms].map((term) => [term, 1]));
}

/** Identifiers apart from plain words. */
function splitIdentifiers(counts: Map<string, number>) {
  const isWhole = ([term]: [string, number]) => /[^\p{L}\p{N}]/u.test(term);
  const all = [...counts];
  return {
    wholes: new Map(all.filter(isWhole)),
    parts: new Map(all.filter((entry) => !isWhole(entry))),
  };
}

function lengthOf(counts: Map<string, number>): number {
  let length = 0;
  for (const count of counts.values()) length += count;
  return length;
}

/** Words that count; an identifier is one. */
function wordCount(text: string): number {
  return tokenize(text).filter(isContentWord).length;
}

/** A name of a thing by its words, with those of all its names. */
interface Name {
  words: string[];
  allWords: string[];
}

/** The names of things by the first word of each. */
export type Synonyms = ReadonlyMap<string, readonly Name[]>;

/** Prepares lists of names that mean the same for `weighTerms`. */
export function readSynonyms(lists: readonly (readonly string[])[]): Synonyms {
  const names = new Map<string, Name[]>();
  for (const list of lists) {
    const split = list.map(plainWords);
    const allWords = split.flat().filter((word) => !stopWords.has(word));
    for (const words of split) {
      const first = words[0] ?? "";
      names.set(first, [...(names.get(first) ?? []), { words, allWords }]);
    }
  }
  return names;
}

/** Words that a text does not hold, of other names for what it names: `alb` for a load balancer. */
export function synonymsIn(text: string, synonyms: Synonyms): Set<string> {
  const words = plainWords(text);
  const found = new Set<string>();
  for (const [place, word] of words.entries()) {
    for (const name of synonyms.get(word) ?? []) {
      if (!name.words.every((one, index) => words[place + index] === one)) continue;
      for (const other of name.allWords) found.add(other);
    }
  }
  for (const word of words) found.delete(word);
  return found;
}

function plainWords(text: string): string[] {
  return tokenize(text).flatMap(({ parts }) => parts);
}
