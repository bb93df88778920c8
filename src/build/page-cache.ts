import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FinishedPage } from "../app.tsx";

export interface PageCache {
  read(key: string): FinishedPage | undefined;
  write(key: string, page: FinishedPage): Promise<void>;
  /** Removes what this build did not use. */
  prune(): void;
}

/**
 * Finished pages on disk. The key is a hash of everything a page is made from (bundle, shell, page
 * data), so that an entry can be missing but never wrong. Failures to read or write only cost time.
 */
export function openPageCache(folder: string): PageCache {
  const used = new Set<string>();
  mkdirSync(folder, { recursive: true });
  return {
    read(key) {
      used.add(`${key}.json`);
      try {
        return JSON.parse(readFileSync(join(folder, `${key}.json`), "utf8")) as FinishedPage;
      } catch {
        return undefined;
      }
    },
    async write(key, page) {
      try {
        await writeFile(join(folder, `${key}.json`), JSON.stringify(page));
      } catch {
        // A full or read-only disk: the next build renders the page again.
      }
    },
    prune() {
      for (const name of readdirSync(folder)) {
        if (!used.has(name)) rmSync(join(folder, name), { force: true });
      }
    },
  };
}
