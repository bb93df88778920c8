import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import type { CacheStore } from "../../model/cache.ts";
import type { FileFacts, ModuleFile } from "./read-file.ts";

export interface FactsCache {
  get(file: ModuleFile, read: () => FileFacts): FileFacts;
}

export const noCache: FactsCache = { get: (_file, read) => read() };

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
