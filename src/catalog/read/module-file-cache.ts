import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import type { CacheStore } from "../../model/cache.ts";
import type { FileContent, ModuleFile } from "./read-file.ts";

export interface ModuleFileCache {
  get(file: ModuleFile, read: () => FileContent): FileContent;
}

export const noCache: ModuleFileCache = { get: (_file, read) => read() };

export function getModuleFileCache(store: CacheStore, version: string): ModuleFileCache {
  return {
    get(file, read) {
      const key = createHash("sha256")
        .update(JSON.stringify([version, file]))
        .digest("base64url");
      const bytes = store.read(key);
      if (bytes) return deserialize(bytes) as FileContent;
      const content = read();
      store.write(key, serialize(content));
      return content;
    },
  };
}
