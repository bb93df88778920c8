import { type Dirent, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { CodeTree } from "../../../catalog/usage/repository/code-tree.ts";

const ignored = new Set([".git", ".terraform", ".terragrunt-cache", "node_modules"]);

/** Larger files are generated. */
const maxFileBytes = 5_000_000;

export function readCodeTree(dir: string): CodeTree {
  const paths: string[] = [];
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(dir, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory() && !ignored.has(entry.name)) visit(path);
      else if (entry.isFile() || isLinkedFile(entry, join(dir, path))) paths.push(path);
    }
  };
  visit("");
  const texts = new Map<string, string | undefined>();
  return {
    paths: paths.sort(),
    read(path) {
      if (!texts.has(path)) texts.set(path, readText(join(dir, path)));
      return texts.get(path);
    },
  };
}

function isLinkedFile(entry: Dirent, path: string): boolean {
  return entry.isSymbolicLink() && (statSync(path, { throwIfNoEntry: false })?.isFile() ?? false);
}

function readText(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  return file?.isFile() && file.size <= maxFileBytes ? readFileSync(path, "utf8") : undefined;
}
