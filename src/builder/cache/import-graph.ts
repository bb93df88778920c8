import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { computeHash } from "./hash.ts";

/** Relative paths in `import`, `new URL()`, `@import`, and `url()`. */
const importedPath =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*|@import\s+(?:url\()?|\burl\()["']?(\.{1,2}\/[^"')?#\s]+)/g;

const canImport = /\.(?:[mc]?[jt]sx?|css)$/;

export function importGraph(entries: readonly string[]): string[] {
  const visited = new Set<string>();
  const pending = entries.filter(isFile);
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (visited.has(file)) continue;
    visited.add(file);
    if (!canImport.test(file)) continue;
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(importedPath)) {
      const target = join(dirname(file), path);
      if (isFile(target)) pending.push(target);
    }
  }
  return [...visited].sort();
}

/** Hashes all code that the entries (relative to `root`) import, with package versions. */
export function hashOfCode(root: string, entries: readonly string[]): string {
  const files = importGraph(entries.map((entry) => join(root, entry)));
  const folders = new Set(files.flatMap((file) => foldersAbove(file, root)));
  const settings = [...folders].map((folder) => join(folder, "tsconfig.json")).filter(isFile);
  const others = ["tsconfig.base.json", "package-lock.json"].map((name) => join(root, name));
  const all = [...files, ...settings.sort(), ...others.filter(isFile)];
  return computeHash(
    process.versions.node.split(".", 1).join(),
    ...all.flatMap((file) => [relative(root, file), readFileSync(file)]),
  );
}

function foldersAbove(file: string, root: string): string[] {
  const folder = dirname(file);
  return file === root || folder === file ? [] : [folder, ...foldersAbove(folder, root)];
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
