import { join, relative, sep } from "node:path";
import { type CacheStore, createMemoryStore } from "../../model/cache.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import type { FragmentCache } from "../compile/render-fragments.ts";
import type { CompiledDoc } from "../parse/compile-doc.ts";
import type { RoutedArticle } from "../route/routed-doc.ts";
import type { AssetCopy } from "../site-data.ts";
import { readSource } from "./files/site-files.ts";
import type { DocSource, LoadedFile } from "./loaded-content.ts";

export interface CachedFile {
  /** A file is read again if one of its times or its size differs. */
  modifiedMs: number;
  changedMs: number;
  size: number;
  article: DocSource | null;
  diagnostics: Diagnostic[];
}

interface LazyArticle {
  article: RoutedArticle;
  load(): LoadedFile;
  compile(): Promise<{ compiled: CompiledDoc; assets: AssetCopy[] }>;
}

/** What the dev server keeps between reloads, so that unchanged files are not parsed again. */
export interface DevContentCache {
  /** Whether a page is compiled only when a reader opens it, which large sites need. */
  compilesOnRequest: boolean;
  /** By absolute path. */
  files: Map<string, CachedFile>;
  /** Files that the previous dev server read. Empty after the first load. */
  previousFiles: ReadonlyMap<string, CachedFile>;
  /** By path in the site folder. */
  articles: Map<string, LazyArticle>;
  /** Rendered descriptions of the catalog. */
  fragments: FragmentCache;
  cache: CacheStore;
}

export function createDevContentCache({
  compilesOnRequest = true,
  maxEntries = 1000,
} = {}): DevContentCache {
  const entries = new Map<string, Uint8Array>();
  const store = createMemoryStore(entries);
  const cache: CacheStore = {
    ...store,
    write(key, bytes) {
      store.write(key, bytes);
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    },
  };
  return {
    compilesOnRequest,
    files: new Map(),
    previousFiles: new Map(),
    articles: new Map(),
    fragments: new Map(),
    cache,
  };
}

/** Some file systems store times with a resolution of two seconds. */
const MIN_RELIABLE_AGE_MS = 2000;

/** `file` is relative to the site folder. Its text is not stored. */
interface StoredFile extends Omit<CachedFile, "article"> {
  file: string;
  article: Omit<DocSource, "readText"> | null;
}

/** Loads a site with the files that the previous dev server stored for the same site and code. */
export async function withStoredFiles<T>(
  devCache: DevContentCache,
  { siteDir, cache, key }: { siteDir: string; cache: CacheStore; key: string },
  loadSite: () => Promise<T>,
): Promise<T> {
  const startedAt = Date.now();
  const stored = cache.read(key);
  if (stored) devCache.previousFiles = parseFiles(new TextDecoder().decode(stored), siteDir);
  const result = await loadSite();
  const { files, previousFiles } = devCache;
  const isSame =
    files.size === previousFiles.size &&
    [...files].every(([path, file]) => previousFiles.get(path) === file);
  if (!isSame) {
    const text = stringifyFiles(files, { siteDir, before: startedAt - MIN_RELIABLE_AGE_MS });
    cache.write(key, new TextEncoder().encode(text));
  }
  devCache.previousFiles = new Map();
  return result;
}

function stringifyFiles(
  files: ReadonlyMap<string, CachedFile>,
  { siteDir, before }: { siteDir: string; before: number },
): string {
  const stored = [...files].flatMap(([absolute, cached]): StoredFile[] => {
    if (Math.max(cached.modifiedMs, cached.changedMs) > before) return [];
    return [{ ...cached, file: relative(siteDir, absolute).replaceAll(sep, "/") }];
  });
  return JSON.stringify(stored);
}

function parseFiles(text: string, siteDir: string): Map<string, CachedFile> {
  const stored = JSON.parse(text) as StoredFile[];
  return new Map(
    stored.map(({ file, article, ...rest }) => {
      const absolute = join(siteDir, file);
      const readText = () => readSource(absolute);
      return [absolute, { ...rest, article: article && { ...article, readText } }];
    }),
  );
}
