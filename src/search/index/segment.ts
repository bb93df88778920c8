import { deserialize, serialize } from "node:v8";
import type { CacheStore } from "../../model/cache.ts";
import {
  areaOf,
  lastNotAfter,
  type SearchFacets,
  type SearchRecord,
  scopeOf,
  searchScopes,
} from "../../model/search/search.ts";
import { stopWords, tokenize } from "../tokenizer/tokenizer.ts";
import type { IndexedRecord } from "./index-record.ts";
import { collectPostings, type Postings } from "./postings.ts";
import { type QuestionTarget, questionTargets } from "./question-file.ts";

/**
 * What the index needs of a run of consecutive pages. It is made without the other pages, but for
 * `reduced`, so it can be kept as long as its pages stay the same. Numbers of records count from the
 * first record of the segment.
 */
export interface Segment {
  summary: SegmentSummary;
  postings: Postings;
}

export interface SegmentSummary {
  /** Of each page its address. */
  routes: string[];
  /** Of each page the numbers that the manifest has, see `SearchManifest`. */
  pages: number[];
  entries: number[];
  scopes: number[];
  /** Every heading with the number of sections that have it. */
  headings: Map<string, number>;
  /** How many records stand for pages. */
  titles: number;
  /** Headings that are usual in this segment: no others can be usual in the whole index. */
  candidates: string[];
  /** Headings that were taken as usual for the weights of the postings. */
  reduced: string[];
  /** The values that occur, in the order of the records. */
  facets: SearchFacets;
  names: SegmentNames;
  questionTargets: QuestionTarget[];
}

/** Words and identifiers of headings, to which typing errors are corrected. */
interface SegmentNames {
  /** Inputs and outputs, in order. */
  entries: string[];
  /** All names with the number of times they occur. */
  counts: Map<string, number>;
}

/** The records of a segment as JSON in UTF-8, with a comma between two. */
interface SegmentTexts {
  bytes: Uint8Array;
  /** Of each record the place of its first byte, and one that would follow. */
  starts: Uint32Array;
}

/** The records of consecutive pages. */
export interface SegmentSource {
  /** Hash of everything that the records are made from. */
  key: string;
  /** Reads the records; those of a page are consecutive. */
  read(): readonly IndexedRecord[];
}

/** From this share of the pages on, a heading is usual, and what stands below it counts less. */
const commonShare = 0.4;

/**
 * @param usualWith the usual headings of the index, as far as they are known, with this segment in it
 * @throws Error where the records of a page, or its inputs and outputs, do not stand together
 */
function makeSegment(
  indexed: readonly IndexedRecord[],
  usualWith: (summary: SegmentSummary) => ReadonlySet<string>,
): Segment {
  const records = indexed.map(({ record }) => record);
  const headings = countHeadings(records);
  const titles = records.filter(({ kind }) => kind === "page").length;
  const summary: SegmentSummary = {
    ...summarizePages(records),
    headings,
    titles,
    candidates: [...headings.keys()].filter(
      (heading) => (headings.get(heading) ?? 0) > commonShare * titles,
    ),
    reduced: [],
    facets: {
      area: [...new Set(records.map(areaOf))],
      kind: [...new Set(records.map(({ kind }) => kind))],
      version: [...new Set(records.flatMap(({ version }) => version ?? []))],
      scope: [...new Set(records.map(scopeOf))],
    },
    names: namesOf(records),
    questionTargets: questionTargets(records),
  };
  const reduced = headingsAmong(usualWith(summary), summary);
  return {
    summary: { ...summary, reduced },
    postings: collectPostings(indexed, new Set(reduced)),
  };
}

/** Those of some headings that the segment has, sorted. */
function headingsAmong(
  headings: ReadonlySet<string>,
  summary: Pick<SegmentSummary, "headings">,
): string[] {
  return [...headings].filter((heading) => summary.headings.has(heading)).sort();
}

/** Headings that more pages have than not, or nearly: `Where to go next` is about other pages. */
function commonHeadings(summaries: readonly SegmentSummary[]): Set<string> {
  const pages = summaries.reduce((sum, { titles }) => sum + titles, 0);
  const candidates = new Set(summaries.flatMap((summary) => summary.candidates));
  const countOf = (heading: string) =>
    summaries.reduce((sum, { headings }) => sum + (headings.get(heading) ?? 0), 0);
  const isTruncated = (count: number) => count > 4 && count > commonShare * pages;
  return new Set([...candidates].filter((heading) => isTruncated(countOf(heading))));
}

function countHeadings(records: readonly SearchRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, heading } of records) {
    counts.set(heading, (counts.get(heading) ?? 0) + (kind === "section" ? 1 : 0));
  }
  return counts;
}

function summarizePages(
  records: readonly SearchRecord[],
): Pick<SegmentSummary, "routes" | "pages" | "entries" | "scopes"> {
  const routes: string[] = [];
  const pages: number[] = [];
  const entries: number[] = [];
  const scopes: number[] = [];
  let start = 0;
  for (const [index, { route }] of records.entries()) {
    if (records[index + 1]?.route === route) continue;
    const own = records.slice(start, index + 1);
    routes.push(route);
    pages.push(own.length);
    entries.push(countEntries(own));
    scopes.push(searchScopes.indexOf(own[0]?.scope ?? "guides"));
    start = index + 1;
  }
  return { routes, pages, entries, scopes };
}

/** @throws Error where an input or output stands before another place of its page */
function countEntries(own: readonly SearchRecord[]): number {
  const first = own.findIndex((record) => scopeOf(record) === "inputs");
  const entries = first === -1 ? [] : own.slice(first);
  if (entries.some((record) => scopeOf(record) !== "inputs")) {
    throw new Error(`inputs and outputs of ${own[0]?.route} are scattered`);
  }
  return entries.length;
}

function namesOf(records: readonly SearchRecord[]): SegmentNames {
  const entries = new Set<string>();
  const counts = new Map<string, number>();
  for (const { kind, heading } of records) {
    const isEntry = kind === "input" || kind === "output";
    for (const { whole, spelled, parts } of tokenize(heading)) {
      if (isEntry) entries.add(whole ?? spelled);
      for (const name of [whole, ...parts]) {
        if (!name || name.length < 4 || stopWords.has(name)) continue;
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    }
  }
  return { entries: [...entries], counts };
}

/** The records as they stand in the files of the index. */
function textsOf(indexed: readonly IndexedRecord[]): SegmentTexts {
  const texts = indexed.map(({ record }) => JSON.stringify(record));
  const starts = new Uint32Array(texts.length + 1);
  for (const [index, text] of texts.entries()) {
    starts[index + 1] = (starts[index] ?? 0) + Buffer.byteLength(text) + 1;
  }
  return { bytes: Buffer.from(texts.join(",")), starts };
}

const textsKey = (key: string) => `${key}.texts`;

/**
 * Takes segments from the store, or makes them. Which headings are usual is known when all of them are
 * there; a segment that has taken others for usual is made once more.
 */
export function loadSegments(sources: readonly SegmentSource[], store: CacheStore): Segment[] {
  const segments = sources.map(({ key }) => readSegment(key, store));
  const known = segments.flatMap((segment) => (segment ? [segment.summary] : []));
  const make = ({ key, read }: SegmentSource, usualWith: Parameters<typeof makeSegment>[1]) => {
    const records = read();
    const segment = makeSegment(records, usualWith);
    store.write(key, serialize(segment));
    store.write(textsKey(key), serialize(textsOf(records)));
    return segment;
  };
  const loaded = sources.map((source, index) => {
    const kept = segments[index];
    if (kept) return kept;
    const made = make(source, (summary) => commonHeadings([...known, summary]));
    known.push(made.summary);
    return made;
  });
  const usual = commonHeadings(known);
  return sources.map((source, index) => {
    const segment = loaded[index] as Segment;
    const reduced = headingsAmong(usual, segment.summary);
    const isRight = reduced.join("\n") === segment.summary.reduced.join("\n");
    return isRight ? segment : make(source, () => usual);
  });
}

/** A segment of the store, where its texts are there too. */
function readSegment(key: string, store: CacheStore): Segment | undefined {
  const bytes = store.has(textsKey(key)) ? store.read(key) : undefined;
  return bytes && (deserialize(bytes) as Segment);
}

/** Returns a function that gives the records from one to before another, as JSON in UTF-8. */
export function recordsReader(
  sources: readonly SegmentSource[],
  firstRecords: readonly number[],
  store: CacheStore,
): (from: number, to: number) => Uint8Array {
  let last: { segment: number; texts: SegmentTexts } | undefined;
  const textsOfSegment = (segment: number): SegmentTexts => {
    if (last?.segment === segment) return last.texts;
    const { key, read } = sources[segment] as SegmentSource;
    const bytes = store.read(textsKey(key));
    // What the store has lost since is made again.
    const texts = bytes ? (deserialize(bytes) as SegmentTexts) : textsOf(read());
    last = { segment, texts };
    return texts;
  };
  return (from, to) => {
    const parts: Uint8Array[] = [];
    for (let start = from; start < to; ) {
      const segment = lastNotAfter(firstRecords, start);
      const first = firstRecords[segment] ?? 0;
      const end = Math.min(to, firstRecords[segment + 1] ?? to);
      const { bytes, starts } = textsOfSegment(segment);
      // The byte before the next record is a comma.
      parts.push(comma, bytes.subarray(starts[start - first], (starts[end - first] ?? 0) - 1));
      start = end;
    }
    return Buffer.concat([opening, ...parts.slice(1), closing]);
  };
}

const opening = Buffer.from("[");
const comma = Buffer.from(",");
const closing = Buffer.from("]");
