import { createHash } from "node:crypto";
import { type CacheStore, createMemoryStore } from "../../model/cache.ts";
import { compareText } from "../../model/compare-text.ts";
import {
  getChunkFile,
  getChunkStarts,
  getNamesFile,
  getQuestionsFile,
  getShardFile,
  type SearchFacets,
  type SearchManifest,
  type SearchShard,
  searchKinds,
  searchManifestFile,
  searchScopes,
} from "../../model/search/search.ts";
import { getStarts, sum } from "../../model/sum.ts";
import type { IndexedRecord } from "./index-record.ts";
import { mergePostings, type PostingsOfTerm, unpackRecord, unpackWeight } from "./postings.ts";
import { encodeQuestions } from "./question-file.ts";
import {
  getRecordsReader,
  loadSegments,
  type SegmentSource,
  type SegmentSummary,
} from "./segment.ts";

export interface IndexFile {
  /** Relative to the output folder. */
  path: string;
  /** May be computed on each access, because all texts of a large site need much memory. */
  readonly content: string | Uint8Array;
  /** Hash of the content. */
  hash: string;
  /** The content, decoded. */
  readonly text: string;
}

interface IndexOptions {
  /** Groups of related words. If there are any, the index supports questions. */
  related: readonly (readonly string[])[];
  /** See `SearchManifest`. */
  lastVersion?: string | undefined;
  /** Caches segments. It must stay open until the content of all files is read. */
  store: CacheStore;
}

/** Approximate number of characters per shard: 5 KB compressed. */
const shardSize = 16_000;

export function indexFiles(
  indexed: Iterable<IndexedRecord>,
  related: readonly (readonly string[])[] = [],
  lastVersion?: string,
): IndexFile[] {
  const records = [...indexed];
  const whole: SegmentSource = { key: "whole", read: () => records };
  return indexSegments([whole], { related, lastVersion, store: createMemoryStore() });
}

/**
 * Makes the files of the index. The inverted index is split into shards and the records into chunks,
 * so that a query loads about the same for any size of site. Segments do not affect the result.
 *
 * @throws Error if the records of a page are not consecutive, with inputs and outputs last
 */
export function indexSegments(
  sources: readonly SegmentSource[],
  { related, lastVersion, store }: IndexOptions,
): IndexFile[] {
  const segments = loadSegments(sources, store);
  const summaries = segments.map(({ summary }) => summary);
  checkPagesAreConsecutive(summaries);
  const lists = joinLists(summaries);
  const firstRecords = getFirstRecords(summaries);
  const numberedSegments = segments.map(({ postings }, index) => ({
    postings,
    firstRecord: firstRecords[index] ?? 0,
  }));
  const shards = cutIntoShards(mergePostings(numberedSegments));
  const starts = getChunkStarts(lists.pages);
  const records = firstRecords.at(-1) ?? 0;
  const readRecords = getRecordsReader(sources, firstRecords, store);
  const chunk = (index: number) => readRecords(starts[index] ?? 0, starts[index + 1] ?? records);
  const names = JSON.stringify(collectNames(summaries));
  const questions = related.length > 0 ? [getQuestions(summaries, firstRecords, related)] : [];
  const versioned: VersionedFile[] = [
    [getNamesFile, () => names],
    ...questions.map((text): VersionedFile => [getQuestionsFile, () => text]),
    ...shards.map(
      ({ text }, index): VersionedFile => [(folder) => getShardFile(folder, index), () => text],
    ),
    ...starts.map(
      (_, index): VersionedFile => [(folder) => getChunkFile(folder, index), () => chunk(index)],
    ),
  ];
  // One at a time, because together they need much memory.
  const hashes = versioned.map(([, read]) => computeHash(read()));
  const version = computeHash(hashes.join("\n")).slice(0, 12);
  const manifest: SearchManifest = {
    format: 6,
    version,
    records,
    ...lists,
    shards: shards.map(({ first }) => first),
    facets: collectFacets(summaries),
    ...(lastVersion !== undefined && { lastVersion }),
    ...(questions.length > 0 && { questions: true }),
  };
  const manifestText = JSON.stringify(manifest);
  return [
    getFile(searchManifestFile, () => manifestText, computeHash(manifestText)),
    ...versioned.map(([getPath, read], index) =>
      getFile(getPath(version), read, hashes[index] ?? ""),
    ),
  ];
}

function joinLists(
  summaries: readonly SegmentSummary[],
): Pick<SearchManifest, "pages" | "entries" | "scopes" | "answers"> {
  return {
    pages: summaries.flatMap(({ pages }) => pages),
    entries: summaries.flatMap(({ entries }) => entries),
    scopes: summaries.flatMap(({ scopes }) => scopes),
    answers: summaries.flatMap(({ answers }) => answers),
  };
}

function getQuestions(
  summaries: readonly SegmentSummary[],
  firstRecords: readonly number[],
  related: IndexOptions["related"],
): string {
  const targets = summaries.flatMap(({ questionTargets }, index) =>
    questionTargets.map(({ record, texts }) => ({
      record: record + (firstRecords[index] ?? 0),
      texts,
    })),
  );
  return JSON.stringify(encodeQuestions(targets, related));
}

/** A file in a folder that is named after the hash of all its files. */
type VersionedFile = [getPath: (version: string) => string, read: () => string | Uint8Array];

function getFile(path: string, read: () => string | Uint8Array, hash: string): IndexFile {
  return {
    path,
    hash,
    get content() {
      return read();
    },
    get text() {
      return Buffer.from(read()).toString();
    },
  };
}

/** @throws Error if the records of a page are not consecutive */
function checkPagesAreConsecutive(summaries: readonly SegmentSummary[]): void {
  const seenRoutes = new Set<string>();
  for (const route of summaries.flatMap(({ routes }) => routes)) {
    if (seenRoutes.has(route)) throw new Error(`records of ${route} are scattered`);
    seenRoutes.add(route);
  }
}

/** First record of each segment, then the number of all records. */
function getFirstRecords(summaries: readonly SegmentSummary[]): number[] {
  return getStarts([...summaries.map(({ pages }) => sum(pages)), 0]);
}

function cutIntoShards(postings: Iterable<PostingsOfTerm>): { first: string; text: string }[] {
  const shards: { first: string; text: string }[] = [];
  let shard: SearchShard = Object.create(null);
  let first: string | null = null;
  let size = 0;
  const close = () => {
    if (first !== null) shards.push({ first, text: JSON.stringify(shard) });
    shard = Object.create(null);
    first = null;
    size = 0;
  };
  for (const posting of postings) {
    const entry = encode(posting);
    first ??= posting.term;
    shard[posting.term] = entry;
    size += posting.term.length + entry.length * 4;
    if (size > shardSize) close();
  }
  close();
  return shards;
}

function encode({ count, packed }: PostingsOfTerm): number[] {
  const entry = [count];
  let last = 0;
  for (const value of packed) {
    entry.push(unpackRecord(value) - last, unpackWeight(value));
    last = unpackRecord(value);
  }
  return entry;
}

function computeHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

function collectFacets(summaries: readonly SegmentSummary[]): SearchFacets {
  const collect = <K extends keyof SearchFacets>(name: K) =>
    new Set(summaries.flatMap(({ facets }): SearchFacets[K][number][] => facets[name]));
  const [kinds, scopes] = [collect("kind"), collect("scope")];
  return {
    area: [...collect("area")],
    kind: searchKinds.filter((kind) => kinds.has(kind)),
    version: [...collect("version")],
    scope: searchScopes.filter((scope) => scopes.has(scope)),
  };
}

/** Limits the file of names to about 25 KB compressed. */
const maxNames = 4000;

/** Candidates for typo correction: inputs and outputs, then the most frequent words of headings. */
function collectNames(summaries: readonly SegmentSummary[]): string[] {
  const counts = new Map<string, number>();
  for (const { names } of summaries) {
    for (const [name, count] of names.counts) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  const entries = summaries.flatMap(({ names }) => names.entries);
  const frequent = [...counts].sort(
    ([a, countA], [b, countB]) => countB - countA || compareText(a, b),
  );
  return [...new Set([...entries, ...frequent.map(([name]) => name)])].slice(0, maxNames).sort();
}
