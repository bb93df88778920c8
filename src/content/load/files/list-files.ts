import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isHidden, walkFiles } from "../../../files/walk-files.ts";
import { normalizeText } from "../../../model/text/normalize-text.ts";

/**
 * Whether a folder has more than `most` files that pass a test. Stops reading when it knows.
 *
 * @param test receives the path below the folder
 */
export function hasMoreFiles(root: string, most: number, test: (path: string) => boolean): boolean {
  let count = 0;
  for (const path of walkFiles(root, { skip: isHidden })) {
    if (test(path)) count += 1;
    if (count > most) return true;
  }
  return false;
}

/** Makes a function that finds the file of a path: macOS can store `ü` as two characters where links have one. */
export function fileFinder(files: readonly string[]): (path: string) => string {
  // Names without such characters are their own normal form.
  const special = files.filter((file) => /[^ -~]/.test(file));
  const known = new Map([
    ...special.map((file) => [file.normalize("NFC"), file] as const),
    ...special.map((file) => [file, file] as const),
  ]);
  return (path) => known.get(path) ?? known.get(path.normalize("NFC")) ?? path;
}

/** The versions that exist as folders, independent of `config.ts`. */
export interface VersionFolders {
  /** Names of the folders below `versions`, in order. */
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
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .sort();
}

/** Reads a text file. A byte order mark is dropped and every line end becomes `\n`. */
export function readSource(path: string): string {
  return normalizeText(readFileSync(path, "utf8"));
}
