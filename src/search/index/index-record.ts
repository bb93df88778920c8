import type { SearchRecord } from "../../model/search.ts";
import { headingTerm } from "../../model/search-terms.ts";
import { weigh } from "./weigh.ts";

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

export function indexRecord(record: SearchRecord): IndexedRecord {
  const found = weigh(record);
  const weights = new Uint8Array(found.size);
  let index = 0;
  for (const { impact, inHeading } of found.values()) {
    weights[index++] = impact * 2 + Number(inHeading);
  }
  return { record, terms: [...found.keys()].join("\n"), weights };
}

/** The record under a second name, by which it is found as if that were its heading. */
export function alsoNamed(indexed: IndexedRecord, name: string): IndexedRecord {
  const term = headingTerm(name);
  if (term === headingTerm(indexed.record.heading)) return indexed;
  return {
    ...indexed,
    terms: `${indexed.terms}\n${term}`,
    weights: Uint8Array.of(...indexed.weights, 2),
  };
}
