import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import type { CacheStore } from "../../model/cache.ts";
import type { FileFacts, ModuleFile } from "./read-file.ts";

export interface FactsCache {
  /** Returns the facts of a file with this name, text and fault; calls `read` where they are not cached. */
  get(file: ModuleFile, read: () => FileFacts): FileFacts;
}

/** A cache without entries. */
export const noCache: FactsCache = { get: (_file, read) => read() };

/**
 * Caches what files contain.
 *
 * @param version changes when the reader changes
 */
export function factsCache(store: CacheStore, version: string): FactsCache {
  return {
    get(file, read) {
      const key = createHash("sha256")
        .update(JSON.stringify([version, file]))
        .digest("base64url");
      const bytes = store.read(key);
      if (bytes) return deserialize(bytes) as FileFacts;
      const facts = read();
      store.write(key, serialize(facts));
      return facts;
    },
  };
}
