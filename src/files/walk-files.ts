import { type Dirent, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

export interface WalkOptions {
  /** Leaves out a file, or a folder with everything below it. `path` is relative to the root. */
  skip?: (entry: Dirent, path: string) => boolean;
  /** Receives a folder that cannot be read; `folder` is relative to the root. Ignored by default. */
  onError?: (folder: string, error: unknown) => void;
}

/**
 * Yields the files below a folder, relative to it and with forward slashes, in no particular order.
 * A link to a file counts as a file. Links to folders are not followed, because they can form
 * cycles. A folder that does not exist has no files.
 */
export function* walkFiles(root: string, options: WalkOptions = {}): Generator<string> {
  yield* walk(root, "", options);
}

/** The same files, sorted: the order does not depend on the machine. */
export function listFiles(root: string, options?: WalkOptions): string[] {
  return [...walkFiles(root, options)].sort();
}

/** The same files with `path` before their names. The path of a file lists that file. */
export function listFullPaths(path: string, options?: WalkOptions): string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return [path];
  return listFiles(path, options).map((file) => join(path, file));
}

/** A value for `skip`: leaves out files and folders whose names begin with a dot. */
export function isHidden({ name }: Dirent): boolean {
  return name.startsWith(".");
}

function* walk(root: string, prefix: string, options: WalkOptions): Generator<string> {
  for (const entry of readFolder(root, prefix, options)) {
    const path = prefix + entry.name;
    if (options.skip?.(entry, path)) continue;
    if (entry.isDirectory()) yield* walk(root, `${path}/`, options);
    else if (entry.isFile() || isLinkToFile(entry, join(root, path))) yield path;
  }
}

function readFolder(root: string, prefix: string, { onError }: WalkOptions): Dirent[] {
  try {
    return readdirSync(join(root, prefix), { withFileTypes: true });
  } catch (error) {
    onError?.(prefix.slice(0, -1), error);
    return [];
  }
}

function isLinkToFile(entry: Dirent, path: string): boolean {
  try {
    return entry.isSymbolicLink() && statSync(path).isFile();
  } catch {
    return false;
  }
}
