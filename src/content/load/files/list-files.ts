import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isHidden, walkFiles } from "../../../files/walk-files.ts";
import { normalizeText } from "../../../model/text/normalize-text.ts";

export function hasMoreFiles(
  root: string,
  limit: number,
  test: (path: string) => boolean,
): boolean {
  let count = 0;
  for (const path of walkFiles(root, { skip: isHidden })) {
    if (test(path)) count += 1;
    if (count > limit) return true;
  }
  return false;
}

/**
 * Finds files whether their names are in composed or decomposed Unicode: macOS can store `ü` as `u`
 * and a combining mark.
 */
export function fileFinder(files: readonly string[]): (path: string) => string {
  const special = files.filter((file) => /[^ -~]/.test(file));
  const byName = new Map([
    ...special.map((file) => [file.normalize("NFC"), file] as const),
    ...special.map((file) => [file, file] as const),
  ]);
  return (path) => byName.get(path) ?? byName.get(path.normalize("NFC")) ?? path;
}

export interface VersionFolders {
  names: string[];
  hasCurrentPages: boolean;
}

export function listVersions(siteDir: string): VersionFolders {
  const current = join(siteDir, "content/docs");
  return {
    names: foldersBelow(join(siteDir, "versions")),
    hasCurrentPages: hasMoreFiles(current, 0, (path) => /\.mdx?$/i.test(path)),
  };
}

function foldersBelow(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isHidden(entry))
    .map(({ name }) => name)
    .sort();
}

export function readSource(path: string): string {
  return normalizeText(readFileSync(path, "utf8"));
}
