import { type FSWatcher, readdirSync, realpathSync, statSync, watch } from "node:fs";
import { dirname, join } from "node:path";
import { isIgnored } from "../../files/walk-files.ts";
import { getErrorMessage } from "../../model/error-message.ts";

type FileEvent = "add" | "change" | "unlink";

/** In milliseconds. Editors save in several steps. */
const DEBOUNCE_MS = 20;

interface WatchedFolder {
  watcher: FSWatcher;
  /** Differs if the folder was removed and created again. */
  identity: string;
  files: Set<string>;
  /** Real paths of the folder and of its watched parents. */
  realPaths: readonly string[];
}

/**
 * Watches folders recursively, except hidden files and packages, with one watcher per folder. Vite
 * has one per file: for 35,000 files that takes seconds and exceeds the limits of many systems.
 * @returns a function that stops it
 * @throws if the system allows no more watchers
 */
export function watchFolders(
  roots: readonly string[],
  notify: (event: FileEvent, path: string) => void,
): () => void {
  const folders = new Map<string, WatchedFolder>();
  const timers = new Map<string, NodeJS.Timeout>();

  function openFolder(folder: string): void {
    const entries = readFolder(folder);
    const real = entries && realpathSync(folder);
    const identity = getIdentity(folder);
    const above = folders.get(dirname(folder))?.realPaths ?? [];
    // Following a link to a parent folder would never end.
    if (!real || identity === undefined || folders.has(folder) || above.includes(real)) return;
    const files = new Set<string>();
    const watcher = watch(folder, (_, name) => {
      if (name !== null && !/^(?:\..*|node_modules)$/.test(name)) scheduleUpdate(folder, name);
    });
    // The watcher of the parent folder reports the removal.
    watcher.on("error", () => watcher.close());
    folders.set(folder, { watcher, identity, files, realPaths: [...above, real] });
    for (const entry of entries) {
      if (isIgnored(entry)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory() || (entry.isSymbolicLink() && isFolder(path))) openFolder(path);
      else files.add(entry.name);
    }
  }

  function scheduleUpdate(folder: string, name: string): void {
    const path = join(folder, name);
    clearTimeout(timers.get(path));
    const update = () => {
      timers.delete(path);
      try {
        updateEntry(folder, name);
      } catch (error) {
        reportWatchError(error);
      }
    };
    timers.set(path, setTimeout(update, DEBOUNCE_MS));
  }

  function updateEntry(folder: string, name: string): void {
    const path = join(folder, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    const files = folders.get(folder)?.files;
    if (stat?.isDirectory()) {
      if (folders.get(path)?.identity === getIdentity(path)) return;
      closeFolder(path);
      openFolder(path);
      notify("add", path);
    } else if (stat) {
      notify(files?.has(name) ? "change" : "add", path);
      files?.add(name);
    } else if (files?.delete(name) || closeFolder(path)) notify("unlink", path);
  }

  function closeFolder(folder: string): boolean {
    const below = [...folders].filter(
      ([path]) => path === folder || path.startsWith(join(folder, "/")),
    );
    for (const [path, { watcher }] of below) {
      watcher.close();
      folders.delete(path);
    }
    return below.length > 0;
  }

  for (const root of roots) openFolder(root);
  return () => {
    for (const timer of timers.values()) clearTimeout(timer);
    for (const { watcher } of folders.values()) watcher.close();
  };
}

function getIdentity(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  // Systems reuse inode numbers.
  return stat && `${stat.ino} ${stat.birthtimeMs}`;
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

let isReported = false;

/** Only the first error is reported, because each file that is not watched has one. */
export function reportWatchError(error: unknown): void {
  if (isReported) return;
  isReported = true;
  const reason = getErrorMessage(error);
  const limit = reason.includes("ENOSPC") ? "raise the limit `fs.inotify.max_user_watches`, " : "";
  const hint = `${limit}stop the server, and run \`npm run dev\` again`;
  process.stderr.write(`Some changes appear only after a restart: ${reason}\n  Hint: ${hint}\n`);
}
