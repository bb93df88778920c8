import { deserialize, serialize } from "node:v8";
import type { CacheStore } from "../../model/cache.ts";
import { findLastIndexAtMost } from "../../model/find-last-index-at-most.ts";
import {
  getArea,
  getScope,
  type SearchFacets,
  type SearchRecord,
  searchScopes,
} from "../../model/search/search.ts";
import { getStarts, sum } from "../../model/sum.ts";
import { stopWords, tokenize } from "../tokenizer/tokenizer.ts";
import type { IndexedRecord } from "./index-record.ts";
import { collectPostings, type Postings } from "./postings.ts";
import { getQuestionTargets, type QuestionTarget } from "./question-file.ts";

/** The index of consecutive pages. It is cached until they change, or the `reducedHeadings`. */
interface Segment {
  summary: SegmentSummary;
  postings: Postings;
}

export interface SegmentSummary {
  routes: string[];
  /** One number per page, see `SearchManifest`. */
  pages: number[];
  entries: number[];
  scopes: number[];
  answers: number[];
  /** Number of sections by heading; 0 if only other records have the heading. */
  headings: Map<string, number>;
  /** Number of records of kind `page`. */
  pageCount: number;
  /** Headings that are common in this segment. Only these can be common in the index. */
  commonHeadings: string[];
  /** Headings whose terms have a lower weight in the postings. */
  reducedHeadings: string[];
  facets: SearchFacets;
  names: SegmentNames;
  questionTargets: QuestionTarget[];
}

/** Words and identifiers of headings, for the correction of typos. */
interface SegmentNames {
  /** Names of inputs and outputs. */
  entries: string[];
  /** Number of occurrences by name. */
  counts: Map<string, number>;
}

/** The records of a segment as JSON in UTF-8, separated by commas. */
interface SegmentTexts {
  bytes: Uint8Array;
  /** Offset of each record, and of the one that would follow. */
  starts: Uint32Array;
}

export interface SegmentSource {
  /** Hash of everything that the records are made from. */
  key: string;
  /** Reads the records; those of a page are consecutive. */
  read(): readonly IndexedRecord[];
}

/** Terms below a heading count less if more than this share of pages has the heading. */
const commonShare = 0.4;

/**
 * @param commonHeadingsWith returns the common headings of the index, including this segment
 * @throws Error if the inputs and outputs of a page are not its last records
 */
function makeSegment(
  indexed: readonly IndexedRecord[],
  commonHeadingsWith: (summary: SegmentSummary) => ReadonlySet<string>,
): Segment {
  const records = indexed.map(({ record }) => record);
  const headings = countHeadings(records);
  const pageCount = records.filter(({ kind }) => kind === "page").length;
  const summary: SegmentSummary = {
    ...summarizePages(records),
    headings,
    pageCount,
    commonHeadings: [...headings.keys()].filter(
      (heading) => (headings.get(heading) ?? 0) > commonShare * pageCount,
    ),
    reducedHeadings: [],
    facets: {
      area: [...new Set(records.map(getArea))],
      kind: [...new Set(records.map(({ kind }) => kind))],
      version: [...new Set(records.flatMap(({ version }) => version ?? []))],
      scope: [...new Set(records.map(getScope))],
    },
    names: getNames(records),
    questionTargets: getQuestionTargets(records),
  };
  const reducedHeadings = selectHeadings(commonHeadingsWith(summary), summary);
  return {
    summary: { ...summary, reducedHeadings },
    postings: collectPostings(indexed, new Set(reducedHeadings)),
  };
}

function selectHeadings(
  headings: ReadonlySet<string>,
  summary: Pick<SegmentSummary, "headings">,
): string[] {
  return [...headings].filter((heading) => summary.headings.has(heading)).sort();
}

/** Headings of many pages, such as `Where to go next`. */
function getCommonHeadings(summaries: readonly SegmentSummary[]): Set<string> {
  const pages = sum(summaries.map(({ pageCount }) => pageCount));
  const candidates = new Set(summaries.flatMap((summary) => summary.commonHeadings));
  const getCount = (heading: string) =>
    sum(summaries.map(({ headings }) => headings.get(heading) ?? 0));
  const isCommon = (count: number) => count > 4 && count > commonShare * pages;
  return new Set([...candidates].filter((heading) => isCommon(getCount(heading))));
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
): Pick<SegmentSummary, "routes" | "pages" | "entries" | "scopes" | "answers"> {
  const routes: string[] = [];
  const pages: number[] = [];
  const entries: number[] = [];
  const scopes: number[] = [];
  const answers: number[] = [];
  let start = 0;
  for (const [index, { route }] of records.entries()) {
    if (records[index + 1]?.route === route) continue;
    const pageRecords = records.slice(start, index + 1);
    routes.push(route);
    pages.push(pageRecords.length);
    entries.push(countEntries(pageRecords));
    scopes.push(searchScopes.indexOf(pageRecords[0]?.scope ?? "guides"));
    answers.push(Number(pageRecords[0]?.isAnswer ?? false));
    start = index + 1;
  }
  return { routes, pages, entries, scopes, answers };
}

/** @throws Error if the inputs and outputs of a page are not its last records */
function countEntries(pageRecords: readonly SearchRecord[]): number {
  const first = pageRecords.findIndex((record) => getScope(record) === "inputs");
  const entries = first === -1 ? [] : pageRecords.slice(first);
  if (entries.some((record) => getScope(record) !== "inputs")) {
    throw new Error(`inputs and outputs of ${pageRecords[0]?.route} are scattered`);
  }
  return entries.length;
}

function getNames(records: readonly SearchRecord[]): SegmentNames {
  const entries = new Set<string>();
  const counts = new Map<string, number>();
  for (const { kind, heading } of records) {
    const isEntry = kind === "input" || kind === "output";
    for (const { identifier, spaced, words } of tokenize(heading)) {
      if (isEntry) entries.add(identifier ?? spaced);
      for (const name of [identifier, ...words]) {
        if (!name || name.length < 4 || stopWords.has(name)) continue;
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    }
  }
  return { entries: [...entries], counts };
}

function getTexts(indexed: readonly IndexedRecord[]): SegmentTexts {
  const texts = indexed.map(({ record }) => JSON.stringify(record));
  const lengths = texts.map((text) => Buffer.byteLength(text) + 1);
  return {
    bytes: Buffer.from(texts.join(",")),
    starts: Uint32Array.from(getStarts([...lengths, 0])),
  };
}

const getTextsKey = (key: string) => `${key}.texts`;

/** Common headings depend on all segments, so a segment that was made with others is made again. */
export function loadSegments(sources: readonly SegmentSource[], store: CacheStore): Segment[] {
  const segments = sources.map(({ key }) => readSegment(key, store));
  const summaries = segments.flatMap((segment) => (segment ? [segment.summary] : []));
  const make = (
    { key, read }: SegmentSource,
    commonHeadingsWith: Parameters<typeof makeSegment>[1],
  ) => {
    const records = read();
    const segment = makeSegment(records, commonHeadingsWith);
    store.write(key, serialize(segment));
    store.write(getTextsKey(key), serialize(getTexts(records)));
    return segment;
  };
  const loaded = sources.map((source, index) => {
    const cached = segments[index];
    if (cached) return cached;
    const segment = make(source, (summary) => getCommonHeadings([...summaries, summary]));
    summaries.push(segment.summary);
    return segment;
  });
  const common = getCommonHeadings(summaries);
  return sources.map((source, index) => {
    const segment = loaded[index] as Segment;
    const reducedHeadings = selectHeadings(common, segment.summary);
    const isCurrent = reducedHeadings.join("\n") === segment.summary.reducedHeadings.join("\n");
    return isCurrent ? segment : make(source, () => common);
  });
}

/** Reads a segment if the store also has its texts. */
function readSegment(key: string, store: CacheStore): Segment | undefined {
  const bytes = store.has(getTextsKey(key)) ? store.read(key) : undefined;
  return bytes && (deserialize(bytes) as Segment);
}

/** Returns a function that reads records from `from` up to, not including, `to`, as JSON in UTF-8. */
export function getRecordsReader(
  sources: readonly SegmentSource[],
  firstRecords: readonly number[],
  store: CacheStore,
): (from: number, to: number) => Uint8Array {
  let last: { segment: number; texts: SegmentTexts } | undefined;
  const textsOfSegment = (segment: number): SegmentTexts => {
    if (last?.segment === segment) return last.texts;
    const { key, read } = sources[segment] as SegmentSource;
    const bytes = store.read(getTextsKey(key));
    // The store may have dropped them.
    const texts = bytes ? (deserialize(bytes) as SegmentTexts) : getTexts(read());
    last = { segment, texts };
    return texts;
  };
  return (from, to) => {
    const parts: Uint8Array[] = [];
    for (let start = from; start < to; ) {
      const segment = findLastIndexAtMost(firstRecords, start);
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
