import { createHash } from "node:crypto";
import { type CacheStore, memoryStore } from "../../model/cache.ts";
import {
  chunkFile,
  chunkStarts,
  manifestFile,
  namesFile,
  questionsFile,
  type SearchFacets,
  type SearchManifest,
  type SearchShard,
  searchKinds,
  searchScopes,
  shardFile,
} from "../../model/search/search.ts";
import type { IndexedRecord } from "./index-record.ts";
import { mergePostings, type PostingsOfTerm, recordOf, weightOf } from "./postings.ts";
import { encodeQuestions } from "./question-file.ts";
import { loadSegments, recordsReader, type SegmentSource, type SegmentSummary } from "./segment.ts";

/** A file of the index, path below the output folder. */
export interface IndexFile {
  path: string;
  /** May be made anew each time that it is targets for: of a large site, all texts need much memory. */
  readonly content: string | Uint8Array;
  /** Hash of the content. */
  hash: string;
  /** The same as a string. */
  readonly text: string;
}

export interface IndexOptions {
  /**
   * Groups of words that readers use for one another; with some of them the index has a file for
   * questions.
   */
  related: readonly (readonly string[])[];
  /** Keeps segments for later builds; is open as long as the content of any file is targets for. */
  store: CacheStore;
}

/** Characters of a shard, about: 5 KB compressed. */
const shardSize = 16_000;

/** Makes the files of the index of some records. */
export function indexFiles(
  indexed: Iterable<IndexedRecord>,
  related: readonly (readonly string[])[] = [],
): IndexFile[] {
  const records = [...indexed];
  const whole: SegmentSource = { key: "whole", read: () => records };
  return indexSegments([whole], { related, store: memoryStore() });
}

/**
 * Makes the files of the index. An inverted index is cut at term boundaries into shards of even
 * size and the records into chunks, so that a query costs the same whatever the size of the site.
 * How the records are divided into segments does not show in the files.
 *
 * @throws Error where the records of a page, or its inputs and outputs, do not stand together
 */
export function indexSegments(
  sources: readonly SegmentSource[],
  { related, store }: IndexOptions,
): IndexFile[] {
  const segments = loadSegments(sources, store);
  const summaries = segments.map(({ summary }) => summary);
  checkRoutes(summaries);
  const pages = summaries.flatMap((summary) => summary.pages);
  const firstRecords = firstRecordsOf(summaries);
  const placed = segments.map(({ postings }, index) => ({
    postings,
    firstRecord: firstRecords[index] ?? 0,
  }));
  const shards = cutIntoShards(mergePostings(placed));
  const starts = chunkStarts(pages);
  const records = firstRecords.at(-1) ?? 0;
  const readRecords = recordsReader(sources, firstRecords, store);
  const chunk = (index: number) => readRecords(starts[index] ?? 0, starts[index + 1] ?? records);
  const names = JSON.stringify(collectNames(summaries));
  const targets = summaries.flatMap((summary, index) =>
    summary.questionTargets.map(({ record, texts }) => ({
      record: record + (firstRecords[index] ?? 0),
      texts,
    })),
  );
  const questions = related.length > 0 ? [JSON.stringify(encodeQuestions(targets, related))] : [];
  const versioned: VersionedFile[] = [
    [namesFile, () => names],
    ...questions.map((text): VersionedFile => [questionsFile, () => text]),
    ...shards.map(
      ({ text }, index): VersionedFile => [(folder) => shardFile(folder, index), () => text],
    ),
    ...starts.map(
      (_, index): VersionedFile => [(folder) => chunkFile(folder, index), () => chunk(index)],
    ),
  ];
  // One after another: all of them are as long as the site.
  const hashes = versioned.map(([, read]) => hashOf(read()));
  const version = hashOf(hashes.join("\n")).slice(0, 12);
  const manifest: SearchManifest = {
    format: 5,
    version,
    records,
    pages,
    entries: summaries.flatMap(({ entries }) => entries),
    scopes: summaries.flatMap(({ scopes }) => scopes),
    shards: shards.map(({ first }) => first),
    facets: collectFacets(summaries),
    ...(questions.length > 0 && { questions: true }),
  };
  const manifestText = JSON.stringify(manifest);
  return [
    fileOf(manifestFile, () => manifestText, hashOf(manifestText)),
    ...versioned.map(([pathIn, read], index) => fileOf(pathIn(version), read, hashes[index] ?? "")),
  ];
}

/** A file in the folder whose name is a hash of all files in it. */
type VersionedFile = [pathIn: (version: string) => string, read: () => string | Uint8Array];

function fileOf(path: string, read: () => string | Uint8Array, hash: string): IndexFile {
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

/** @throws Error where the records of a page do not stand together */
function checkRoutes(summaries: readonly SegmentSummary[]): void {
  const known = new Set<string>();
  for (const route of summaries.flatMap(({ routes }) => routes)) {
    if (known.has(route)) throw new Error(`records of ${route} are scattered`);
    known.add(route);
  }
}

/** Of each segment the number of its first record, and the number of all records. */
function firstRecordsOf(summaries: readonly SegmentSummary[]): number[] {
  const firstRecords = [0];
  for (const { pages } of summaries) {
    const own = pages.reduce((sum, count) => sum + count, 0);
    firstRecords.push((firstRecords.at(-1) ?? 0) + own);
  }
  return firstRecords;
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
  for (const one of postings) {
    const entry = encode(one);
    first ??= one.term;
    shard[one.term] = entry;
    size += one.term.length + entry.length * 4;
    if (size > shardSize) close();
  }
  close();
  return shards;
}

function encode({ count, packed }: PostingsOfTerm): number[] {
  const entry = [count];
  let last = 0;
  for (const one of packed) {
    entry.push(recordOf(one) - last, weightOf(one));
    last = recordOf(one);
  }
  return entry;
}

function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}

/** The values that occur, areas and versions in the order of the records. */
function collectFacets(summaries: readonly SegmentSummary[]): SearchFacets {
  const all = <K extends keyof SearchFacets>(name: K) =>
    new Set(summaries.flatMap(({ facets }): SearchFacets[K][number][] => facets[name]));
  const [kinds, scopes] = [all("kind"), all("scope")];
  return {
    area: [...all("area")],
    kind: searchKinds.filter((kind) => kinds.has(kind)),
    version: [...all("version")],
    scope: searchScopes.filter((scope) => scopes.has(scope)),
  };
}

/** Most names the client gets to know: about 25 KB compressed. */
const most = 4000;

/**
 * Names that typing errors are corrected to: first the inputs and outputs, then identifiers and
 * words of titles and headings, those in more places first.
 */
function collectNames(summaries: readonly SegmentSummary[]): string[] {
  const counts = new Map<string, number>();
  for (const { names } of summaries) {
    for (const [name, count] of names.counts) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  const entries = summaries.flatMap(({ names }) => names.entries);
  const frequent = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return [...new Set([...entries, ...frequent.map(([name]) => name)])].slice(0, most).sort();
}
