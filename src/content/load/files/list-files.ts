import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Paths of all files below a folder, with forward slashes, in the same order on every machine.
 * Dot files are left out; a folder that does not exist has no files.
 */
export function listFiles(root: string): string[] {
  return listFolder(root, "").sort();
}

/**
 * Whether a folder holds more than a number of files whose names a test accepts: a large one is not read to its end.
 *
 * @param test is given the path below the folder
 */
export function hasMoreFiles(root: string, most: number, test: (path: string) => boolean): boolean {
  return countFiles(root, "", { most, test }) > most;
}

/** Counts the files of a folder, at most one more than asked for. */
function countFiles(
  root: string,
  prefix: string,
  { most, test }: { most: number; test: (path: string) => boolean },
): number {
  let count = 0;
  for (const entry of readFolder(join(root, prefix))) {
    if (count > most) break;
    if (entry.name.startsWith(".")) continue;
    const path = prefix + entry.name;
    if (entry.isDirectory()) count += countFiles(root, `${path}/`, { most: most - count, test });
    else if (test(path) && (entry.isFile() || isLinkToFile(entry, join(root, path)))) count += 1;
  }
  return count;
}

function listFolder(root: string, prefix: string): string[] {
  return readFolder(join(root, prefix)).flatMap((entry) => {
    if (entry.name.startsWith(".")) return [];
    const path = prefix + entry.name;
    if (entry.isDirectory()) return listFolder(root, `${path}/`);
    return entry.isFile() || isLinkToFile(entry, join(root, path)) ? [path] : [];
  });
}

function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Symbolic links to folders are not followed, because they can form cycles. */
export function isLinkToFile(entry: Dirent, path: string): boolean {
  try {
    return entry.isSymbolicLink() && statSync(path).isFile();
  } catch {
    return false;
  }
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

/** Editors do not count a byte order mark, so positions without it match theirs. */
function normalizeText(text: string): string {
  const bare = text.startsWith("\uFEFF") ? text.slice(1) : text;
  return bare.includes("\r") ? bare.replace(/\r\n?/g, "\n") : bare;
}
