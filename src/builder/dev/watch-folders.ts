import { type FSWatcher, readdirSync, realpathSync, statSync, watch } from "node:fs";
import { dirname, join } from "node:path";

export type FileEvent = "add" | "change" | "unlink";

/** Milliseconds without another event until a change is reported: editors write in steps. */
const rest = 20;

interface WatchedFolder {
  watcher: FSWatcher;
  files: Set<string>;
  /** Of the folder and of those above it that are watched. */
  realPaths: readonly string[];
}

/**
 * Watches folders and all folders below them, with one watcher for each folder. Vite's watcher has
 * one for each file, which for 35,000 files takes seconds and more watches than many systems allow.
 * Hidden files are ignored.
 *
 * @param roots absolute paths; missing folders are ignored
 * @returns a function that stops it
 * @throws if the system allows no more watches
 */
export function watchFolders(
  roots: readonly string[],
  tell: (event: FileEvent, path: string) => void,
): () => void {
  const folders = new Map<string, WatchedFolder>();
  const timers = new Map<string, NodeJS.Timeout>();

  function open(folder: string): void {
    const entries = readFolder(folder);
    const real = entries && realpathSync(folder);
    const above = folders.get(dirname(folder))?.realPaths ?? [];
    // A link to a folder that contains it would be followed without end.
    if (!real || folders.has(folder) || above.includes(real)) return;
    const files = new Set<string>();
    const watcher = watch(folder, (_, name) => {
      if (name !== null && !name.startsWith(".")) later(folder, name);
    });
    // The parent folder reports that it was removed.
    watcher.on("error", () => watcher.close());
    folders.set(folder, { watcher, files, realPaths: [...above, real] });
    for (const entry of entries) {
      if (entry.name.startsWith(".")) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory() || (entry.isSymbolicLink() && isFolder(path))) open(path);
      else files.add(entry.name);
    }
  }

  function later(folder: string, name: string): void {
    const path = join(folder, name);
    clearTimeout(timers.get(path));
    const look = () => {
      timers.delete(path);
      lookAt(folder, name);
    };
    timers.set(path, setTimeout(look, rest));
  }

  function lookAt(folder: string, name: string): void {
    const path = join(folder, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    const files = folders.get(folder)?.files;
    if (stat?.isDirectory()) {
      if (folders.has(path)) return;
      open(path);
      tell("add", path);
    } else if (stat) {
      tell(files?.has(name) ? "change" : "add", path);
      files?.add(name);
    } else if (files?.delete(name) || close(path)) tell("unlink", path);
  }

  function close(folder: string): boolean {
    const below = [...folders].filter(
      ([one]) => one === folder || one.startsWith(join(folder, "/")),
    );
    for (const [one, { watcher }] of below) {
      watcher.close();
      folders.delete(one);
    }
    return below.length > 0;
  }

  for (const root of roots) open(root);
  return () => {
    for (const timer of timers.values()) clearTimeout(timer);
    for (const { watcher } of folders.values()) watcher.close();
  };
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function readFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}
