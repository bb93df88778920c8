import { type Dirent, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Paths of all files below a folder, with forward slashes, in the same order on every machine.
 * Dot files are left out; a folder that does not exist has no files.
 */
export function listFiles(root: string): string[] {
  return listFolder(root, "").sort();
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

/** Links to folders are not followed: they may lead in circles. */
export function isLinkToFile(entry: Dirent, path: string): boolean {
  try {
    return entry.isSymbolicLink() && statSync(path).isFile();
  } catch {
    return false;
  }
}
