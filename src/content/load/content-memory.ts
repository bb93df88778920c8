import { type CacheStore, memoryStore } from "../../model/cache.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import type { CompiledDoc } from "../parse/compile-doc.ts";
import type { RoutedArticle } from "../route/routed-doc.ts";
import type { AssetCopy } from "../site-data.ts";
import type { DocSource } from "./loaded-content.ts";

/** A file of docs as it was read. */
export interface RememberedFile {
  /** Time of its last change, in milliseconds, and bytes: a file with the same is not read again. */
  changed: number;
  size: number;
  /** Null where the file is for inclusion and no page. */
  article: DocSource | null;
  diagnostics: Diagnostic[];
}

/** An article that is compiled when it is asked for. */
export interface PostponedArticle {
  article: RoutedArticle;
  /** Compiles its text as it is now. */
  compile(): Promise<{ compiled: CompiledDoc; assets: AssetCopy[] }>;
}

/**
 * What a server keeps of the docs from one reading to the next. With it, files that did not change are
 * not parsed again, and articles of files are compiled when they are asked for.
 */
export interface ContentMemory {
  /** By absolute path. */
  files: Map<string, RememberedFile>;
  /** By source, relative to the site folder. */
  articles: Map<string, PostponedArticle>;
  /** Holds what was compiled. */
  cache: CacheStore;
}

/** An empty memory that keeps the newest `most` entries of compiled articles. */
export function createContentMemory(most = 1000): ContentMemory {
  const kept = new Map<string, Uint8Array>();
  const store = memoryStore(kept);
  const cache: CacheStore = {
    ...store,
    write(key, bytes) {
      store.write(key, bytes);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
  };
  return { files: new Map(), articles: new Map(), cache };
}
