import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { listFullPaths } from "../../files/walk-files.ts";

/** First 16 hexadecimal digits of the SHA-256. A zero byte ends each part. */
export function computeHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 16);
}

/** Hashes the names and contents of files and of the files in folders. */
export function hashFiles(paths: string[], filter = isCode): string {
  const parts = paths.flatMap((base) =>
    listFullPaths(base)
      .filter(filter)
      .flatMap((path) => [relative(dirname(base), path), readFileSync(path)]),
  );
  return computeHash(...parts);
}

/** Whether a file is neither a test nor Markdown. */
export function isCode(path: string): boolean {
  return !/\.test\.tsx?$|\.mdx?$/.test(path);
}
