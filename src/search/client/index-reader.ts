import {
  chunkFile,
  manifestFile,
  type SearchChunk,
  type SearchManifest,
  type SearchRecord,
  type SearchShard,
  shardFile,
} from "../../model/search.ts";
import { SearchError } from "./provider.ts";

/** Fetches a file of the index by its path below the site's root. */
export type FetchJson = (path: string) => Promise<unknown>;

/** Reads the index file by file and keeps what it has read. */
export interface IndexReader {
  manifest(): Promise<SearchManifest>;
  /** Terms that begin with the prefix and stand in its shards; at most `most` shards are read. */
  shards(prefix: string, most: number): Promise<SearchShard[]>;
  records(numbers: number[]): Promise<Map<number, SearchRecord>>;
  /** Number of each page's first record, in order. */
  pageStarts(): Promise<number[]>;
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
    const value = await read<SearchManifest>(manifestFile);
    if (value.format === 2 && [value.shards, value.names, value.pages].every(Array.isArray)) {
      return value;
    }
    kept.delete(manifestFile);
    throw new SearchError("unavailable", `\`${manifestFile}\` has an unknown format`);
  }

  return {
    manifest,
    async pageStarts() {
      const { pages } = await manifest();
      let next = 0;
      return pages.map((count) => {
        next += count;
        return next - count;
      });
    },
    async shards(prefix, most) {
      const { shards, version } = await manifest();
      const first = shardOf(shards, prefix);
      const last = Math.min(shardOf(shards, `${prefix}\u{10ffff}`), first + most - 1);
      const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      return Promise.all(
        numbers
          .filter((number) => number < shards.length)
          .map((number) => read<SearchShard>(shardFile(version, number))),
      );
    },
    async records(numbers) {
      const { chunkSize, version } = await manifest();
      const chunks = new Set(numbers.map((number) => Math.floor(number / chunkSize)));
      const found = new Map<number, SearchRecord>();
      await Promise.all(
        [...chunks].map(async (chunk) => {
          const records = await read<SearchChunk>(chunkFile(version, chunk));
          for (const [index, record] of records.entries()) {
            found.set(chunk * chunkSize + index, record);
          }
        }),
      );
      return found;
    },
  };
}

/** Number of the last shard whose first term does not come after the term. */
function shardOf(shards: string[], term: string): number {
  let low = 0;
  let high = shards.length;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if ((shards[middle] ?? "") <= term) low = middle;
    else high = middle;
  }
  return low;
}
