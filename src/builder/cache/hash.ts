import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { isLinkToFile } from "../../content/load/files/list-files.ts";

/** First 16 hexadecimal digits of the SHA-256 of the parts; each part is closed by a zero byte. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 16);
}

/**
 * Hash over names and bytes of the files below the given paths, without tests and Markdown unless
 * `counts` says otherwise. Where the paths lie does not count: a build of the same files is the same
 * everywhere.
 */
export function hashOfFiles(paths: string[], counts = isCode): string {
  const parts = paths.flatMap((base) =>
    listFiles(base)
      .filter(counts)
      .flatMap((path) => [relative(dirname(base), path), readFileSync(path)]),
  );
  return hashOf(...parts);
}

export function isCode(path: string): boolean {
  return !/\.test\.tsx?$|\.mdx?$/.test(path);
}

/** All files below a path, in a fixed order; a missing path has none. */
export function listFiles(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [path] : [];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) return listFiles(inner);
      return entry.isFile() || isLinkToFile(entry, inner) ? [inner] : [];
    });
}
