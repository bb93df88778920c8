import { brotliCompressSync } from "node:zlib";
import { createEngine } from "../../src/search/client/engine/engine.ts";
import type { SearchResults } from "../../src/search/client/provider.ts";

/** Reads a file of an index by its path. */
export type ReadText = (path: string) => string;

export interface FirstAnswer {
  results: SearchResults;
  /** After brotli, of all files that a reader's first query fetched. */
  bytes: number;
  files: string[];
  /** Rounds of requests, none of which could begin before the last had ended. */
  rounds: number;
}

/** Asks a new engine, as the dialog does, and counts what it fetches until the answer. */
export async function firstAnswer(text: string, read: ReadText): Promise<FirstAnswer> {
  const files: string[] = [];
  let bytes = 0;
  let rounds = 0;
  let round: Promise<void> | null = null;
  const engine = createEngine(async (path) => {
    files.push(path);
    // All that is asked for before the first of them comes belongs to one round.
    round ??= new Promise((resolve) => {
      rounds += 1;
      setTimeout(() => {
        round = null;
        resolve();
      });
    });
    await round;
    const content = read(path);
    bytes += sizeOf(path, content);
    return JSON.parse(content);
  }, "/");
  const results = await engine.search({ text, filters: {}, pages: 6, quick: true });
  return { results, bytes, files, rounds };
}

/** Compressing takes long, and queries share files. Their paths carry a hash of the index. */
const sizes = new Map<string, number>();

/** After brotli. */
export function sizeOf(path: string, content: string): number {
  const key = `${path} ${content.length}`;
  const size = sizes.get(key) ?? brotliCompressSync(content).length;
  sizes.set(key, size);
  return size;
}
