import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isCodeFile } from "../../../catalog/read/module-files.ts";
import type { CodeTree } from "../../../catalog/usage/repository/code-tree.ts";
import { listFiles } from "../../../files/walk-files.ts";

const ignored = new Set([
  ".git",
  ".terraform",
  ".terraform.lock.hcl",
  ".terragrunt-cache",
  "node_modules",
]);

/** Larger files are treated as generated and not read. */
const MAX_FILE_BYTES = 5_000_000;

/** Lists the files of a folder, and reads them on demand. */
export function readCodeTree(
  dir: string,
  onUnreadable: (path: string, reason: "unreadable-folder" | "broken-link") => void,
): CodeTree {
  const paths = listFiles(dir, {
    skip: ({ name }) => ignored.has(name),
    onError: (folder) => onUnreadable(folder || ".", "unreadable-folder"),
    onSkippedLink(path) {
      if (isCodeFile(path)) onUnreadable(path, "broken-link");
    },
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
