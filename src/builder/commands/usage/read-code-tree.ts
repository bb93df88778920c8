import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { CodeTree } from "../../../catalog/usage/repository/code-tree.ts";
import { listFiles } from "../../../files/walk-files.ts";

const ignoredFolders = new Set([".git", ".terraform", ".terragrunt-cache", "node_modules"]);

/** Larger files are treated as generated and not read. */
const MAX_FILE_BYTES = 5_000_000;

export function readCodeTree(dir: string): CodeTree {
  const paths = listFiles(dir, {
    skip: (entry) => entry.isDirectory() && ignoredFolders.has(entry.name),
  });
  const texts = new Map<string, string | undefined>();
  return {
    paths: paths.map((path) => `/${path}`),
    read(path) {
      if (!texts.has(path)) texts.set(path, readText(join(dir, path)));
      return texts.get(path);
    },
  };
}

function readText(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  return file?.isFile() && file.size <= MAX_FILE_BYTES ? readFileSync(path, "utf8") : undefined;
}
