import type { SearchRecord } from "../../model/search/search.ts";
import { headingTerm } from "../terms/search-terms.ts";
import { type Weight, weigh } from "./weigh.ts";

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
  return encode(record, weigh(record));
}

/**
 * The record under other names as well: found by the words of each, and by all of it as by its
 * heading. A single word means something else elsewhere: `Terraform` in the menu of style guides.
 */
export function indexUnderNames(
  record: SearchRecord,
  otherNames: readonly string[],
): IndexedRecord {
  const found = weigh(record);
  for (const otherName of otherNames) {
    for (const [term, weight] of weigh({ ...record, heading: otherName, text: "", names: "" })) {
      if (weight.impact > (found.get(term)?.impact ?? 0)) found.set(term, weight);
    }
    const name = headingTerm(otherName);
    const isFirst = name === headingTerm(record.heading);
    if (name.includes(" ") && !isFirst) found.set(name, { impact: 1, inHeading: false });
  }
  return encode(record, found);
}

function encode(record: SearchRecord, found: ReadonlyMap<string, Weight>): IndexedRecord {
  const weights = new Uint8Array(found.size);
  let index = 0;
  for (const { impact, inHeading } of found.values()) {
    weights[index++] = impact * 2 + Number(inHeading);
  }
  return { record, terms: [...found.keys()].join("\n"), weights };
}
