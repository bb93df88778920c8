import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isHidden, isIgnored, walkFiles } from "../../../files/walk-files.ts";
import { normalizeText } from "../../../model/text/normalize-text.ts";

export function hasMoreFilesThan(
  limit: number,
  root: string,
  isCounted: (path: string) => boolean,
): boolean {
  let count = 0;
  for (const path of walkFiles(root, { skip: isIgnored })) {
    if (isCounted(path)) count += 1;
    if (count > limit) return true;
  }
  return false;
}

/** macOS can store `ü` as `u` and a combining mark. */
export function createUnicodeFileFinder(files: readonly string[]): (path: string) => string {
  const nonAscii = files.filter((file) => /[^ -~]/.test(file));
  const filesByName = new Map([
    ...nonAscii.map((file) => [file.normalize("NFC"), file] as const),
    ...nonAscii.map((file) => [file, file] as const),
  ]);
  return (path) => filesByName.get(path) ?? filesByName.get(path.normalize("NFC")) ?? path;
}

export interface VersionFolders {
  names: string[];
  hasCurrentPages: boolean;
}

export function listVersionFolders(siteDir: string): VersionFolders {
  const current = join(siteDir, "content/docs");
  return {
    names: subfolders(join(siteDir, "versions")),
    hasCurrentPages: hasMoreFilesThan(0, current, (path) => /\.mdx?$/i.test(path)),
  };
}

function subfolders(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isHidden(entry))
    .map(({ name }) => name)
    .sort();
}

/** Reads a file, removes its byte order mark, and ends all lines with `\n`. */
export function readSource(path: string): string {
  return normalizeText(readFileSync(path, "utf8"));
}
