import { join, relative, sep } from "node:path";
import { type CacheStore, createMemoryStore } from "../../model/cache.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import type { CompiledDoc } from "../parse/compile-doc.ts";
import type { RoutedArticle } from "../route/routed-doc.ts";
import type { AssetCopy } from "../site-data.ts";
import { readSource } from "./files/site-files.ts";
import type { DocSource } from "./loaded-content.ts";

export interface CachedFile {
  /** A file whose times (in milliseconds) and size are unchanged is not read again. */
  changed: number;
  touched: number;
  size: number;
  article: DocSource | null;
  diagnostics: Diagnostic[];
}

interface LazyArticle {
  article: RoutedArticle;
  compile(): Promise<{ compiled: CompiledDoc; assets: AssetCopy[] }>;
}

/** What the dev server keeps between reloads, so that unchanged files are not parsed again. */
export interface DevContentCache {
  isPostponed: boolean;
  files: Map<string, CachedFile>;
  /** Files that an earlier dev server read, by absolute path. Used for the first load only. */
  earlier: ReadonlyMap<string, CachedFile>;
  articles: Map<string, LazyArticle>;
  cache: CacheStore;
}

export function createDevContentCache({
  isPostponed = true,
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
  return { isPostponed, files: new Map(), earlier: new Map(), articles: new Map(), cache };
}

/** Some file systems store times with a resolution of two seconds. */
const MIN_RELIABLE_AGE_MS = 2000;

/** The stored form of `CachedFile`. Its path is relative to the site folder. */
type PackedFile = [
  file: string,
  changed: number,
  touched: number,
  size: number,
  article: Pick<DocSource, "path" | "hash" | "length" | "frontMatter"> | null,
  diagnostics: Diagnostic[],
];

/** Loads a site with what an earlier dev server stored. `key` names site and code. */
export async function withStoredFiles<T>(
  memory: DevContentCache,
  { siteDir, cache, key }: { siteDir: string; cache: CacheStore; key: string },
  read: () => Promise<T>,
): Promise<T> {
  const startedAt = Date.now();
  const packed = cache.read(key);
  if (packed) memory.earlier = unpackFiles(new TextDecoder().decode(packed), siteDir);
  const result = await read();
  const { files, earlier } = memory;
  const isSame =
    files.size === earlier.size && [...files].every(([path, file]) => earlier.get(path) === file);
  if (!isSame) cache.write(key, new TextEncoder().encode(packFiles(files, { siteDir, startedAt })));
  memory.earlier = new Map();
  return result;
}

function packFiles(
  files: ReadonlyMap<string, CachedFile>,
  { siteDir, startedAt }: { siteDir: string; startedAt: number },
): string {
  const packed: PackedFile[] = [];
  for (const [absolute, { changed, touched, size, article, diagnostics }] of files) {
    if (Math.max(changed, touched) > startedAt - MIN_RELIABLE_AGE_MS) continue;
    const { path = "", hash = "", length = 0, frontMatter } = article ?? {};
    const cachedFrontMatter = frontMatter ? { path, hash, length, frontMatter } : null;
    const file = relative(siteDir, absolute).replaceAll(sep, "/");
    packed.push([file, changed, touched, size, cachedFrontMatter, diagnostics]);
  }
  return JSON.stringify(packed);
}

function unpackFiles(text: string, siteDir: string): Map<string, CachedFile> {
  const packed = JSON.parse(text) as PackedFile[];
  return new Map(
    packed.map(([file, changed, touched, size, cachedFrontMatter, diagnostics]) => {
      const absolute = join(siteDir, file);
      const article = cachedFrontMatter && {
        file,
        ...cachedFrontMatter,
        readText: () => readSource(absolute),
      };
      return [absolute, { changed, touched, size, article, diagnostics }];
    }),
  );
}
