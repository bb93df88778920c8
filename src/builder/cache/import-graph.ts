import { existsSync, readFileSync, type Stats, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { computeHash } from "./hash.ts";

/** Relative paths in `import`, `new URL()`, `@import`, and `url()`. */
const importedPath =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*|@import\s+(?:url\()?|\burl\()["']?(\.{1,2}\/[^"')?#\s]+)/g;

const canImport = /\.(?:[mc]?[jt]sx?|css)$/;

/** Lists the entries and all files that they import, directly or through other files. */
export function listImportedFiles(entries: readonly string[]): string[] {
  return readGraph(entries).map(([path]) => path);
}

/** Hashes all code that the entries (relative to `root`) import, with package versions. */
export function hashCode(root: string, entries: readonly string[]): string {
  const files = readGraph(entries.map((entry) => join(root, entry)));
  const folders = new Set(files.flatMap(([path]) => getFoldersAbove(path, root)));
  const settings = [...folders].map((folder) => join(folder, "tsconfig.json")).sort();
  const others = ["tsconfig.base.json", "package-lock.json"].map((name) => join(root, name));
  const unimported = [...settings, ...others].flatMap((path) => {
    const file = readCode(path);
    return file ? [[path, file] as const] : [];
  });
  return computeHash(
    process.versions.node.split(".")[0] ?? "",
    ...[...files, ...unimported].flatMap(([path, { hash }]) => [relative(root, path), hash]),
  );
}

interface CodeFile {
  hash: string;
  imports: string[];
}

/** Sorted by path. */
function readGraph(entries: readonly string[]): [path: string, file: CodeFile][] {
  const files = new Map<string, CodeFile | undefined>();
  const pending = [...entries];
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (files.has(path)) continue;
    const file = readCode(path);
    files.set(path, file);
    if (file) pending.push(...file.imports);
  }
  const readableFiles = [...files].filter(
    (entry): entry is [string, CodeFile] => entry[1] !== undefined,
  );
  return readableFiles.sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Builds of one process read the engine several times. */
const knownFiles = new Map<string, CodeFile & { state: string }>();

/** Undefined if the path is not a file. */
function readCode(path: string): CodeFile | undefined {
  const stats = existsSync(path) ? statSync(path) : undefined;
  if (!stats?.isFile()) return undefined;
  const state = [stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join();
  const knownFile = knownFiles.get(path);
  if (knownFile?.state === state) return knownFile;
  const bytes = readFileSync(path);
  const imports = canImport.test(path)
    ? Array.from(bytes.toString().matchAll(importedPath), ([, to = ""]) => join(dirname(path), to))
    : [];
  const file = { state, hash: computeHash(bytes), imports };
  if (isSettled(stats)) knownFiles.set(path, file);
  return file;
}

/** Two writes within one tick of the file system's clock leave the same times. */
function isSettled({ mtimeMs, ctimeMs }: Stats): boolean {
  return Date.now() - Math.max(mtimeMs, ctimeMs) > 1000;
}

function getFoldersAbove(file: string, root: string): string[] {
  const folder = dirname(file);
  return file === root || folder === file ? [] : [folder, ...getFoldersAbove(folder, root)];
}
