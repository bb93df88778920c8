import { type FSWatcher, readdirSync, realpathSync, statSync, watch } from "node:fs";
import { dirname, join } from "node:path";
import { isFolder } from "../../files/is-folder.ts";
import { isIgnored } from "../../files/walk-files.ts";
import { getErrorMessage } from "../../model/error-message.ts";
import { isAtOrInside } from "../load/is-inside.ts";

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
export function watchFolders(roots: readonly string[], notify: Notify): () => void {
  const watcher = new FolderWatcher(notify);
  for (const root of roots) watcher.open(root);
  return () => watcher.close();
}

type Notify = (event: FileEvent, path: string) => void;

class FolderWatcher {
  readonly #notify: Notify;
  readonly #folders = new Map<string, WatchedFolder>();
  /** Timers of pending updates, by path. */
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(notify: Notify) {
    this.#notify = notify;
  }

  open(folder: string): void {
    const entries = readFolder(folder);
    const real = entries && realpathSync(folder);
    const identity = getIdentity(folder);
    const parentPaths = this.#folders.get(dirname(folder))?.realPaths ?? [];
    // Following a link to a parent folder would never end.
    if (!real || identity === undefined || this.#folders.has(folder) || parentPaths.includes(real))
      return;
    const files = new Set<string>();
    const watcher = watch(folder, (_, name) => {
      if (name !== null && !isIgnored({ name })) this.#scheduleUpdate(folder, name);
    });
    // The watcher of the parent folder reports the removal.
    watcher.on("error", () => watcher.close());
    this.#folders.set(folder, { watcher, identity, files, realPaths: [...parentPaths, real] });
    for (const entry of entries) {
      if (isIgnored(entry)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory() || (entry.isSymbolicLink() && isFolder(path))) this.open(path);
      else files.add(entry.name);
    }
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const { watcher } of this.#folders.values()) watcher.close();
  }

  #scheduleUpdate(folder: string, name: string): void {
    const path = join(folder, name);
    clearTimeout(this.#timers.get(path));
    const update = () => {
      this.#timers.delete(path);
      try {
        this.#updateEntry(folder, name);
      } catch (error) {
        reportWatchError(error);
      }
    };
    this.#timers.set(path, setTimeout(update, DEBOUNCE_MS));
  }

  #updateEntry(folder: string, name: string): void {
    const path = join(folder, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    const files = this.#folders.get(folder)?.files;
    if (stat?.isDirectory()) {
      if (this.#folders.get(path)?.identity === getIdentity(path)) return;
      this.#closeFolder(path);
      this.open(path);
      this.#notify("add", path);
    } else if (stat) {
      this.#notify(files?.has(name) ? "change" : "add", path);
      files?.add(name);
    } else if (files?.delete(name) || this.#closeFolder(path)) this.#notify("unlink", path);
  }

  /** Returns whether the folder was watched. */
  #closeFolder(folder: string): boolean {
    const closed = [...this.#folders].filter(([path]) => isAtOrInside(path, folder));
    for (const [path, { watcher }] of closed) {
      watcher.close();
      this.#folders.delete(path);
    }
    return closed.length > 0;
  }
}

function getIdentity(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  // Systems reuse inode numbers.
  return stat && `${stat.ino} ${stat.birthtimeMs}`;
}

function readFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}

let isReported = false;

/** Reports only the first error, because many files can fail for the same reason. */
export function reportWatchError(error: unknown): void {
  if (isReported) return;
  isReported = true;
  const reason = getErrorMessage(error);
  const limit = reason.includes("ENOSPC") ? "raise the limit `fs.inotify.max_user_watches`, " : "";
  const hint = `${limit}stop the server, and run \`npm run dev\` again`;
  process.stderr.write(`Some changes appear only after a restart: ${reason}\n  Hint: ${hint}\n`);
}
