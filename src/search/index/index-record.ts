import { questionSign, type SearchRecord } from "../../model/search/search.ts";
import { headingTerm } from "../tokenizer/tokenizer.ts";
import { englishSynonyms } from "./english-synonyms.ts";
import { readSynonyms, type Weight, weighTerms } from "./term-weights.ts";

/**
 * A record with the terms it is found by. Weighing them takes most of the time of an index, so pages
 * keep theirs in the cache: as one text and a byte each, which is quick to write and to read.
 */
export interface IndexedRecord {
  record: SearchRecord;
  /** Separated by line breaks. */
  terms: string;
  /** Of each term, as in a shard: impact * 2 + (1 where the heading holds the term). */
  weights: Uint8Array<ArrayBuffer>;
}

/** Weighs records with the synonyms of a site. */
export interface Indexer {
  indexRecord(record: SearchRecord): IndexedRecord;
  /**
   * The record under other names as well: found by the words of each, and by all of it as by its
   * heading. A single word means something else elsewhere: `Terraform` in the menu of style guides.
   */
  indexUnderNames(record: SearchRecord, otherNames: readonly string[]): IndexedRecord;
  /** An indexed record that also answers questions in words that it does not use. */
  indexQuestions(indexed: IndexedRecord, asked: readonly string[]): IndexedRecord;
}

/**
 * What a word of a listed question weighs, compared with the same word in the heading: a place with
 * many questions has many words that its text is not about.
 */
const questionShare = 0.5;

const indexers = new WeakMap<readonly (readonly string[])[], Indexer>();

/**
 * The indexer of a site.
 *
 * @param siteSynonyms lists of words that mean the same in the site's field
 */
export function indexerOf(siteSynonyms: readonly (readonly string[])[]): Indexer {
  const known = indexers.get(siteSynonyms) ?? createIndexer(siteSynonyms);
  indexers.set(siteSynonyms, known);
  return known;
}

function createIndexer(siteSynonyms: readonly (readonly string[])[]): Indexer {
  const synonyms = readSynonyms([...siteSynonyms, ...englishSynonyms]);

  function addNames(
    found: Map<string, Weight>,
    { record, otherNames }: { record: SearchRecord; otherNames: readonly string[] },
    share = 1,
  ): void {
    for (const otherName of otherNames) {
      const named = { ...record, heading: otherName, text: "", names: "" };
      for (const [term, weight] of weighTerms(named, synonyms)) {
        const impact = Math.max(1, Math.round(weight.impact * share));
        const inHeading = share === 1 && weight.inHeading;
        if (impact > (found.get(term)?.impact ?? 0)) found.set(term, { impact, inHeading });
      }
      const name = headingTerm(otherName);
      const isFirst = name === headingTerm(record.heading);
      if (name.includes(" ") && !isFirst) found.set(name, { impact: 1, inHeading: false });
    }
  }

  return {
    indexRecord: (record) => encode(record, weighTerms(record, synonyms)),
    indexUnderNames(record, otherNames) {
      const found = weighTerms(record, synonyms);
      addNames(found, { record, otherNames });
      return encode(record, found);
    },
    indexQuestions(indexed, asked) {
      const found = decode(indexed);
      const { names = "" } = indexed.record;
      addNames(found, { record: indexed.record, otherNames: asked }, questionShare);
      return encode(
        { ...indexed.record, names: [names, ...asked].filter(Boolean).join(questionSign) },
        found,
      );
    },
  };
}

function decode({ terms, weights }: IndexedRecord): Map<string, Weight> {
  const weightOf = (index: number) => weights[index] ?? 0;
  return new Map(
    terms
      .split("\n")
      .map((term, index) => [
        term,
        { impact: weightOf(index) >> 1, inHeading: (weightOf(index) & 1) === 1 },
      ]),
  );
}

function encode(record: SearchRecord, found: ReadonlyMap<string, Weight>): IndexedRecord {
  const weights = new Uint8Array(found.size);
  let index = 0;
  for (const { impact, inHeading } of found.values()) {
    weights[index++] = impact * 2 + Number(inHeading);
  }
  return { record, terms: [...found.keys()].join("\n"), weights };
}
