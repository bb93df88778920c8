import { byKey } from "../../model/compare-text.ts";
import { PriorityQueue } from "../../model/priority-queue.ts";
import { getArea, getFacetTerm, type SearchRecord } from "../../model/search/search.ts";
import { sum } from "../../model/sum.ts";
import { getHeadingTerm } from "../tokenizer/tokenizer.ts";
import type { IndexedRecord } from "./index-record.ts";

/** Longest list of records. For a word on most pages, the best records are enough. */
const longestList = 400;

/** Weights are less than this (`highestImpact * 2 + 1`). */
const packedWeights = 128;

/** Packs a record and its weight into one number, which sorts by record. */
function pack(record: number, weight: number): number {
  return record * packedWeights + weight;
}

export const unpackRecord = (packed: number): number => Math.floor(packed / packedWeights);
export const unpackWeight = (packed: number): number => packed & (packedWeights - 1);

/** The records of each term, in a compact form for the cache. */
export interface Postings {
  /** All terms, sorted, without separators. */
  terms: string;
  /** Length of each term. */
  lengths: Uint32Array;
  /** Number of records of each term, including those that are not listed. */
  counts: Uint32Array;
  /** Packed records term by term: all for a filter, otherwise the `longestList` best. */
  packed: Uint32Array;
}

export interface PostingsOfTerm {
  term: string;
  /** Number of records, including those that are not listed. */
  count: number;
  /** See `pack`. */
  packed: readonly number[];
}

function isFilter(term: string): boolean {
  return term.startsWith(":");
}

/** A range of packed records. `recordOffset` is added to each of them. */
interface ListPart {
  packed: Uint32Array;
  start: number;
  end: number;
  recordOffset: number;
}

function unpackParts(parts: readonly ListPart[]): number[] {
  const list: number[] = [];
  for (const { packed, start, end, recordOffset } of parts) {
    for (let index = start; index < end; index++) list.push(recordOffset + (packed[index] ?? 0));
  }
  return list;
}

/** The `longestList` records with the highest weights, in order. The first of equal ones win. */
function getHeaviestRecords(parts: readonly ListPart[]): number[] {
  const length = sum(parts.map(({ start, end }) => end - start));
  if (length <= longestList) return unpackParts(parts);
  const counts = new Uint32Array(packedWeights);
  for (const { packed, start, end } of parts) {
    for (let index = start; index < end; index++) {
      const weight = unpackWeight(packed[index] ?? 0);
      counts[weight] = (counts[weight] ?? 0) + 1;
    }
  }
  let lowest = packedWeights - 1;
  /** How many records of the lowest weight fit. */
  let room = longestList;
  while ((counts[lowest] ?? 0) <= room) {
    room -= counts[lowest] ?? 0;
    lowest -= 1;
  }
  const best: number[] = [];
  for (const { packed, start, end, recordOffset } of parts) {
    for (let index = start; index < end; index++) {
      const entry = packed[index] ?? 0;
      const weight = unpackWeight(entry);
      if (weight > lowest || (weight === lowest && room-- > 0)) best.push(recordOffset + entry);
    }
  }
  return best;
}

/** Postings whose records are numbered from `firstRecord` on. */
interface NumberedPostings {
  postings: Postings;
  firstRecord: number;
}

/** The next term of a part to merge. */
interface Cursor {
  part: number;
  firstRecord: number;
  postings: Postings;
  /** Index of the term. */
  number: number;
  /** Offset in `postings.terms`. */
  start: number;
  /** Offset in `postings.packed`. */
  firstPosting: number;
  term: string;
}

/** Merges consecutive parts of an index. The best records overall are among the best of each part. */
export function* mergePostings(parts: readonly NumberedPostings[]): Generator<PostingsOfTerm> {
  const cursors = new PriorityQueue<Cursor>(isBefore);
  for (const [part, placed] of parts.entries()) {
    if (placed.postings.lengths.length === 0) continue;
    const cursor = { ...placed, part, number: 0, start: 0, firstPosting: 0, term: "" };
    readTerm(cursor);
    cursors.push(cursor);
  }
  for (let first = cursors.peek(); first; first = cursors.peek()) {
    const { term } = first;
    let count = 0;
    const lists: ListPart[] = [];
    for (let next = cursors.peek(); next?.term === term; next = cursors.peek()) {
      cursors.pop();
      count += next.postings.counts[next.number] ?? 0;
      lists.push(takeList(next));
      if (next.number < next.postings.lengths.length) {
        readTerm(next);
        cursors.push(next);
      }
    }
    yield { term, count, packed: isFilter(term) ? unpackParts(lists) : getHeaviestRecords(lists) };
  }
}

function readTerm(cursor: Cursor): void {
  const { postings, number, start } = cursor;
  cursor.term = postings.terms.slice(start, start + (postings.lengths[number] ?? 0));
}

/** Returns the records of the cursor's term and moves the cursor to the next term. */
function takeList(cursor: Cursor): ListPart {
  const { postings, firstRecord, firstPosting: start, number, term } = cursor;
  const count = postings.counts[number] ?? 0;
  const end = start + (isFilter(term) ? count : Math.min(count, longestList));
  cursor.firstPosting = end;
  cursor.start += term.length;
  cursor.number += 1;
  return { packed: postings.packed, start, end, recordOffset: pack(firstRecord, 0) };
}

function isBefore(a: Cursor, b: Cursor): boolean {
  return a.term === b.term ? a.part < b.part : a.term < b.term;
}

/** Most terms that are added to those of `IndexedRecord`: facets and the heading. */
const maxExtraTerms = 5;

/** @param reducedHeadings headings of sections whose terms count less */
export function collectPostings(
  records: readonly IndexedRecord[],
  reducedHeadings: ReadonlySet<string>,
): Postings {
  const numbers = new Map<string, number>();
  const maxPostings = sum(records.map(({ weights }) => weights.length + maxExtraTerms));
  /** Term of each posting. */
  const owners = new Uint32Array(maxPostings);
  const packed = new Uint32Array(maxPostings);
  let length = 0;
  const add = (term: string, record: number, weight: number) => {
    const termNumber = numbers.get(term);
    const number = termNumber ?? numbers.size;
    if (termNumber === undefined) numbers.set(term, number);
    owners[length] = number;
    packed[length] = pack(record, weight);
    length += 1;
  };
  for (const [number, { record, terms, weights }] of records.entries()) {
    const share = reducedHeadings.has(record.heading) ? reducedWeight : 1;
    let index = 0;
    for (const term of terms.split("\n"))
      add(term, number, reduceWeight(weights[index++] ?? 0, share));
    for (const term of [...getFacets(record), getHeadingTerm(record.heading)]) add(term, number, 2);
  }
  const getList = group(owners.subarray(0, length), packed, numbers.size);
  const lists = [...numbers].sort(byKey).map(([term, number]) => {
    const list = getList(number);
    const storedList = isFilter(term) ? unpackParts([list]) : getHeaviestRecords([list]);
    return { term, count: list.end - list.start, storedList };
  });
  const all = new Uint32Array(sum(lists.map(({ storedList }) => storedList.length)));
  let end = 0;
  for (const { storedList } of lists) {
    all.set(storedList, end);
    end += storedList.length;
  }
  return {
    terms: lists.map(({ term }) => term).join(""),
    lengths: Uint32Array.from(lists, ({ term }) => term.length),
    counts: Uint32Array.from(lists, ({ count }) => count),
    packed: all,
  };
}

/** Groups values by owner (counting sort). */
function group(
  owners: Uint32Array,
  values: Uint32Array,
  ownerCount: number,
): (owner: number) => ListPart {
  const starts = new Uint32Array(ownerCount + 1);
  for (const owner of owners) starts[owner + 1] = (starts[owner + 1] ?? 0) + 1;
  for (let owner = 1; owner <= ownerCount; owner++) {
    starts[owner] = (starts[owner] ?? 0) + (starts[owner - 1] ?? 0);
  }
  const ends = starts.slice();
  const packed = new Uint32Array(owners.length);
  for (let index = 0; index < owners.length; index++) {
    const owner = owners[index] ?? 0;
    const slot = ends[owner] ?? 0;
    packed[slot] = values[index] ?? 0;
    ends[owner] = slot + 1;
  }
  return (owner) => ({ packed, start: starts[owner] ?? 0, end: ends[owner] ?? 0, recordOffset: 0 });
}

const reducedWeight = 0.25;

/** Reduces the impact in a weight and keeps its lowest bit. */
function reduceWeight(weight: number, share: number): number {
  return Math.max(1, Math.round((weight >> 1) * share)) * 2 + (weight & 1);
}

function getFacets(record: SearchRecord): string[] {
  return [
    getFacetTerm("kind", record.kind),
    getFacetTerm("area", getArea(record)),
    ...(record.version === null ? [] : [getFacetTerm("version", record.version)]),
  ];
}
