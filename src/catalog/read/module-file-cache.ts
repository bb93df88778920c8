import type { CacheStore } from "../../model/cache.ts";
import { computeCached } from "../compute-cached.ts";
import type { FileContent, ModuleFile } from "./read-file.ts";

export interface ModuleFileCache {
  get(file: ModuleFile, read: () => FileContent): FileContent;
}

export function getModuleFileCache(store: CacheStore, version: string): ModuleFileCache {
  return { get: (file, read) => computeCached(store, [version, file], read) };
}
