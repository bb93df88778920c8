import { join, relative, sep } from "node:path";
import { type CacheStore, memoryStore } from "../../model/cache.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import type { CompiledDoc } from "../parse/compile-doc.ts";
import type { RoutedArticle } from "../route/routed-doc.ts";
import type { AssetCopy } from "../site-data.ts";
import { readSource } from "./files/list-files.ts";
import type { DocSource } from "./loaded-content.ts";

/** A file of docs as it was read. */
export interface RememberedFile {
  /** Times of the last change of its text and of its place or attributes, in milliseconds, and bytes: a file with the same is not read again. */
  changed: number;
  touched: number;
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
  /** What an earlier server has read, for the first reading of this one. By absolute path. */
  earlier: ReadonlyMap<string, RememberedFile>;
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
  return { files: new Map(), earlier: new Map(), articles: new Map(), cache };
}

/**
 * Milliseconds between the last change of a file and its reading from which on its times and size name its text. File
 * systems keep times to two seconds at worst: a file that changes again within those can have the same.
 */
const surelyRead = 2000;

/** A file as it is packed: its path below the site folder, and what `RememberedFile` holds. */
type PackedFile = [
  file: string,
  changed: number,
  touched: number,
  size: number,
  article: Pick<DocSource, "path" | "hash" | "length" | "frontMatter"> | null,
  diagnostics: Diagnostic[],
];

/**
 * Reads a site for the first time with a memory: files that are as an earlier server has read them are not read again.
 *
 * @param place where the cache keeps what is known of the files; the key names the code that reads them, and the site
 * @param read reads the site with the memory
 */
export async function rememberFiles<T>(
  memory: ContentMemory,
  { siteDir, cache, key }: { siteDir: string; cache: CacheStore; key: string },
  read: () => Promise<T>,
): Promise<T> {
  const began = Date.now();
  const packed = cache.read(key);
  if (packed) memory.earlier = unpackFiles(new TextDecoder().decode(packed), siteDir);
  const answer = await read();
  const { files, earlier } = memory;
  const isSame =
    files.size === earlier.size && [...files].every(([path, file]) => earlier.get(path) === file);
  if (!isSame) cache.write(key, new TextEncoder().encode(packFiles(files, { siteDir, began })));
  memory.earlier = new Map();
  return answer;
}

/** Files that changed shortly before the reading began, or since, are left out. */
function packFiles(
  files: ReadonlyMap<string, RememberedFile>,
  { siteDir, began }: { siteDir: string; began: number },
): string {
  const packed: PackedFile[] = [];
  for (const [absolute, { changed, touched, size, article, diagnostics }] of files) {
    if (Math.max(changed, touched) > began - surelyRead) continue;
    const { path = "", hash = "", length = 0, frontMatter } = article ?? {};
    const kept = frontMatter ? { path, hash, length, frontMatter } : null;
    const file = relative(siteDir, absolute).replaceAll(sep, "/");
    packed.push([file, changed, touched, size, kept, diagnostics]);
  }
  return JSON.stringify(packed);
}

/** By absolute path. */
function unpackFiles(text: string, siteDir: string): Map<string, RememberedFile> {
  const packed = JSON.parse(text) as PackedFile[];
  return new Map(
    packed.map(([file, changed, touched, size, kept, diagnostics]) => {
      const absolute = join(siteDir, file);
      const article = kept && { file, ...kept, readText: () => readSource(absolute) };
      return [absolute, { changed, touched, size, article, diagnostics }];
    }),
  );
}
