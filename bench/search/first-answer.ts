import { createEngine } from "../../src/search/client/engine/engine.ts";
import type { SearchResults } from "../../src/search/client/provider.ts";
import { getBrotliSize } from "../serve.ts";

/** Reads a file of an index by its path. */
type ReadText = (path: string) => string;

export interface FirstAnswer {
  results: SearchResults;
  /** Brotli size of all files that the query fetched. */
  bytes: number;
  files: string[];
  /** Rounds of requests; each had to wait for the previous one. */
  rounds: number;
}

/** Runs one query on a new engine, as the dialog does, and counts what it fetches. */
export async function measureFirstAnswer(text: string, read: ReadText): Promise<FirstAnswer> {
  const files: string[] = [];
  let bytes = 0;
  let rounds = 0;
  let round: Promise<void> | null = null;
  const engine = createEngine(async (path) => {
    files.push(path);
    // Files that are requested before the first of them arrives belong to one round.
    round ??= new Promise((resolve) => {
      rounds += 1;
      setTimeout(() => {
        round = null;
        resolve();
      });
    });
    await round;
    const content = read(path);
    bytes += getTransferSize(path, content);
    return JSON.parse(content);
  }, "/");
  const results = await engine.search({ text, filters: {}, pages: 6, isQuick: true });
  return { results, bytes, files, rounds };
}

/** Queries share files, and compressing them is slow. All manifests have one path, so keys contain the length. */
const sizes = new Map<string, number>();

/** Brotli size in bytes. */
export function getTransferSize(path: string, content: string): number {
  const key = `${path} ${content.length}`;
  const size = sizes.get(key) ?? getBrotliSize(content);
  sizes.set(key, size);
  return size;
}
