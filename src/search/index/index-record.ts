import { memoize } from "../../model/memoize.ts";
import { questionSeparator, type SearchRecord } from "../../model/search/search.ts";
import { getHeadingTerm } from "../tokenizer/tokenizer.ts";
import { englishSynonyms } from "./english-synonyms.ts";
import { readSynonyms, type Weight, weighTerms } from "./term-weights.ts";

/** A record with its weighted terms. Weighting is slow, so they are cached in this compact form. */
export interface IndexedRecord {
  record: SearchRecord;
  /** Separated by line breaks. */
  terms: string;
  /** Weight of each term, as in `SearchShard`. */
  weights: Uint8Array<ArrayBuffer>;
}

export interface Indexer {
  indexRecord(record: SearchRecord): IndexedRecord;
  /** Indexes names as headings. A label of one word is not exact: it may need the menu around it. */
  indexUnderNames(
    record: SearchRecord,
    names: { otherNames: readonly string[]; menuLabel: string | null },
  ): IndexedRecord;
  /** Adds questions that the record answers. */
  indexQuestions(indexed: IndexedRecord, questions: readonly string[]): IndexedRecord;
}

/** Weight of a word in a listed question, relative to the heading. */
const questionShare = 0.5;

interface OtherNames {
  record: SearchRecord;
  otherNames: readonly string[];
  /** A query that equals one of the names means the record. */
  areExact: boolean;
}

/** Gets lists of words with the same meaning. */
export const getIndexer = memoize(createIndexer, new WeakMap());

function createIndexer(siteSynonyms: readonly (readonly string[])[]): Indexer {
  const synonyms = readSynonyms([...siteSynonyms, ...englishSynonyms]);

  function addNames(
    weights: Map<string, Weight>,
    { record, otherNames, areExact }: OtherNames,
    share = 1,
  ): void {
    for (const otherName of otherNames) {
      const recordOfName = { ...record, heading: otherName, text: "", names: "" };
      for (const [term, weight] of weighTerms(recordOfName, synonyms)) {
        const impact = Math.max(1, Math.round(weight.impact * share));
        const inHeading = share === 1 && weight.inHeading;
        if (impact > (weights.get(term)?.impact ?? 0)) weights.set(term, { impact, inHeading });
      }
      const name = getHeadingTerm(otherName);
      const isFirst = name === getHeadingTerm(record.heading);
      if ((areExact || name.includes(" ")) && !isFirst)
        weights.set(name, { impact: 1, inHeading: false });
    }
  }

  return {
    indexRecord: (record) => encode(record, weighTerms(record, synonyms)),
    indexUnderNames(record, { otherNames, menuLabel }) {
      const weights = weighTerms(record, synonyms);
      addNames(weights, { record, otherNames, areExact: true });
      if (menuLabel) addNames(weights, { record, otherNames: [menuLabel], areExact: false });
      return encode(record, weights);
    },
    indexQuestions(indexed, questions) {
      const weights = decode(indexed);
      const { record } = indexed;
      addNames(weights, { record, otherNames: questions, areExact: false }, questionShare);
      return encode(
        { ...record, names: [record.names, ...questions].filter(Boolean).join(questionSeparator) },
        weights,
      );
    },
  };
}

function decode({ terms, weights }: IndexedRecord): Map<string, Weight> {
  const getWeight = (index: number) => weights[index] ?? 0;
  return new Map(
    terms
      .split("\n")
      .map((term, index) => [
        term,
        { impact: getWeight(index) >> 1, inHeading: (getWeight(index) & 1) === 1 },
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
