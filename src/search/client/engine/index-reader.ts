import {
  chunkFile,
  chunkStarts,
  lastNotAfter,
  manifestFile,
  namesFile,
  type SearchChunk,
  type SearchManifest,
  type SearchNames,
  type SearchRecord,
  type SearchShard,
  shardFile,
} from "../../../model/search/search.ts";
import { SearchError } from "../provider.ts";

/** Fetches a file of the index by its path below the site's root. */
export type FetchJson = (path: string) => Promise<unknown>;

/** Reads the index file by file and keeps what it has read. */
export interface IndexReader {
  manifest(): Promise<SearchManifest>;
  /** Terms that begin with the prefix and stand in its shards; at most `most` shards are read. */
  shards(prefix: string, most: number): Promise<SearchShard[]>;
  records(numbers: number[]): Promise<Map<number, SearchRecord>>;
  /** Whether all of these records are here, or on their way. */
  hasAsked(numbers: number[]): Promise<boolean>;
  names(): Promise<SearchNames>;
  /** Number of each page's first record, in order, and of each chunk's. */
  starts(): Promise<{ pages: number[]; chunks: number[] }>;
}

export function openIndex(fetchJson: FetchJson): IndexReader {
  const manifests = keepFiles(fetchJson, isManifest);
  const manifest = () => manifests.read(manifestFile);
  // A deploy may have replaced the index: after a failure, the next query reads a new manifest.
  const onFailure = () => manifests.forget(manifestFile);
  const shards = keepFiles(fetchJson, isShard, onFailure);
  const chunks = keepFiles(fetchJson, isChunk, onFailure);
  const names = keepFiles(fetchJson, isTexts, onFailure);

  async function chunksOf(numbers: number[]) {
    const { pages, version } = await manifest();
    const starts = chunkStarts(pages);
    return [...new Set(numbers.map((number) => lastNotAfter(starts, number)))].map((chunk) => ({
      start: starts[chunk] ?? 0,
      path: chunkFile(version, chunk),
    }));
  }

  return {
    manifest,
    async names() {
      const { version } = await manifest();
      return names.read(namesFile(version));
    },
    async starts() {
      const { pages } = await manifest();
      return { pages: pageStarts(pages), chunks: chunkStarts(pages) };
    },
    async shards(prefix, most) {
      const { shards: firstTerms, version } = await manifest();
      const first = lastNotAfter(firstTerms, prefix);
      const last = Math.min(lastNotAfter(firstTerms, `${prefix}\u{10ffff}`), first + most - 1);
      const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      return Promise.all(
        numbers
          .filter((number) => number < firstTerms.length)
          .map((number) => shards.read(shardFile(version, number))),
      );
    },
    async records(numbers) {
      const found = new Map<number, SearchRecord>();
      await Promise.all(
        (await chunksOf(numbers)).map(async ({ start, path }) => {
          const records = await chunks.read(path);
          for (const [index, record] of records.entries()) found.set(start + index, record);
        }),
      );
      return found;
    },
    async hasAsked(numbers) {
      return (await chunksOf(numbers)).every(({ path }) => chunks.has(path));
    },
  };
}

/**
 * Files of one kind, each fetched once and checked by `isPart`. A file that failed is fetched again
 * when it is next read.
 */
function keepFiles<T>(
  fetchJson: FetchJson,
  isPart: (value: unknown) => value is T,
  onFailure: () => void = () => {},
) {
  const kept = new Map<string, Promise<T>>();
  async function load(path: string): Promise<T> {
    const value = await fetchJson(path);
    if (isPart(value)) return value;
    throw new SearchError("unavailable", `\`${path}\` is not part of an index`);
  }
  return {
    has: (path: string) => kept.has(path),
    forget: (path: string) => kept.delete(path),
    read(path: string): Promise<T> {
      const known = kept.get(path);
      if (known) return known;
      const loading = load(path);
      kept.set(path, loading);
      loading.catch(() => {
        kept.delete(path);
        onFailure();
      });
      return loading;
    },
  };
}

function isManifest(value: unknown): value is SearchManifest {
  if (!isObject(value)) return false;
  const { format, version, records, shards, pages } = value;
  return (
    format === 3 &&
    typeof version === "string" &&
    typeof records === "number" &&
    isTexts(shards) &&
    Array.isArray(pages)
  );
}

/** Its lists are checked when they are read: a query needs few of them. */
function isShard(value: unknown): value is SearchShard {
  return isObject(value) && !Array.isArray(value);
}

function isChunk(value: unknown): value is SearchChunk {
  return Array.isArray(value) && value.every(isRecord);
}

function isRecord(value: unknown): value is SearchRecord {
  if (!isObject(value)) return false;
  const { kind, route, anchor, title, heading, path, text } = value;
  const texts = [kind, route, anchor, title, heading, text];
  return texts.every((one) => typeof one === "string") && isTexts(path);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function pageStarts(pages: readonly number[]): number[] {
  let next = 0;
  return pages.map((count) => {
    next += count;
    return next - count;
  });
}
