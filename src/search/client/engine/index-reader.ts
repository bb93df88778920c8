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

  /** A failed file is asked for again next time, by a new manifest: a deploy may have replaced the index. */
  function read<T>(path: string): Promise<T> {
    const known = kept.get(path);
    if (known) return known as Promise<T>;
    const loading = fetchJson(path).then((value) => {
      if (typeof value === "object" && value !== null) return value;
      throw new SearchError("unavailable", `\`${path}\` is no part of an index`);
    });
    loading.catch(() => {
      kept.delete(path);
      kept.delete(manifestFile);
    });
    kept.set(path, loading);
    return loading as Promise<T>;
  }

  async function manifest(): Promise<SearchManifest> {
    const value = await read<unknown>(manifestFile);
    if (isManifest(value)) return value;
    kept.delete(manifestFile);
    throw new SearchError("unavailable", `\`${manifestFile}\` has an unknown format`);
  }

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
      const names = await read<SearchNames>(namesFile(version));
      return Array.isArray(names) ? names : [];
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
          .map((number) => read<SearchShard>(shardFile(version, number))),
      );
    },
    async records(numbers) {
      const found = new Map<number, SearchRecord>();
      await Promise.all(
        (await chunksOf(numbers)).map(async ({ start, path }) => {
          const records = await read<SearchChunk>(path);
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
  const { format, shards, pages } = (value ?? {}) as Partial<SearchManifest>;
  return format === 3 && Array.isArray(shards) && Array.isArray(pages);
}

function pageStarts(pages: readonly number[]): number[] {
  let next = 0;
  return pages.map((count) => {
    next += count;
    return next - count;
  });
}
