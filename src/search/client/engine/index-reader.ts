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
  const kept = new Map<string, Promise<unknown>>();

  /**
   * A file of the index, checked by `isPart`. A file that failed is fetched again next time, after a
   * new manifest: a deploy may have replaced the index.
   */
  async function read<T>(path: string, isPart: (value: unknown) => value is T): Promise<T> {
    const loading = kept.get(path) ?? fetchJson(path);
    kept.set(path, loading);
    try {
      const value = await loading;
      if (isPart(value)) return value;
      throw new SearchError("unavailable", `\`${path}\` is no index`);
    } catch (error) {
      kept.delete(path);
      kept.delete(manifestFile);
      throw error;
    }
  }

  const manifest = () => read(manifestFile, isManifest);

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
      return read(namesFile(version), isTexts);
    },
    async starts() {
      const { pages } = await manifest();
      return { pages: pageStarts(pages), chunks: chunkStarts(pages) };
    },
    async shards(prefix, most) {
      const { shards, version } = await manifest();
      const first = lastNotAfter(shards, prefix);
      const last = Math.min(lastNotAfter(shards, `${prefix}\u{10ffff}`), first + most - 1);
      const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      return Promise.all(
        numbers
          .filter((number) => number < shards.length)
          .map((number) => read(shardFile(version, number), isShard)),
      );
    },
    async records(numbers) {
      const found = new Map<number, SearchRecord>();
      await Promise.all(
        (await chunksOf(numbers)).map(async ({ start, path }) => {
          const records = await read(path, isChunk);
          for (const [index, record] of records.entries()) found.set(start + index, record);
        }),
      );
      return found;
    },
    async hasAsked(numbers) {
      return (await chunksOf(numbers)).every(({ path }) => kept.has(path));
    },
  };
}

function isManifest(value: unknown): value is SearchManifest {
  return isObject(value) && value.format === 3 && isTexts(value.shards) && isList(value.pages);
}

/** The lists of a shard are checked when they are read: a query needs few of them. */
function isShard(value: unknown): value is SearchShard {
  return isObject(value);
}

function isChunk(value: unknown): value is SearchChunk {
  return isList(value) && value.every((one) => isObject(one) && isTexts([one.heading, one.text]));
}

function isTexts(value: unknown): value is string[] {
  return isList(value) && value.every((one) => typeof one === "string");
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
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
