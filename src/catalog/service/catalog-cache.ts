import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../files/walk-files.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { getErrorMessage } from "../../model/error-message.ts";
import type { CachedValue } from "../../model/memoize.ts";
import type { Connection } from "../../model/reference/connection.ts";
import type { LibraryRepository } from "../library/library.ts";
import { isIgnoredFolder } from "../read/module-files.ts";
import type { Service } from "./service.ts";

interface ReadFile<T> {
  value: T;
  diagnostics: Diagnostic[];
}

/**
 * What the dev server keeps between reads, by file or folder. Services whose files did not change
 * stay the same objects, so what was computed from them is kept, too.
 */
export interface CatalogCache {
  services: Map<string, CachedValue<ReadFile<Service>>>;
  repositories: Map<string, CachedValue<ReadFile<LibraryRepository | null>>>;
  connections: Map<"all", CachedValue<Connection[]>>;
}

export function createCatalogCache(): CatalogCache {
  return { services: new Map(), repositories: new Map(), connections: new Map() };
}

/** Forgets folders that were removed. */
export function keepKeys(cache: Map<string, unknown>, keys: ReadonlySet<string>): void {
  for (const key of cache.keys()) if (!keys.has(key)) cache.delete(key);
}

/** The names and contents of all files of a folder, and the errors of those that cannot be read. */
export function readFolderContent(folder: string): string[] {
  const lines: string[] = [];
  const files = listFiles(folder, {
    skip(entry, path) {
      if (!entry.isDirectory()) return false;
      lines.push(path);
      return isIgnoredFolder(path);
    },
    onError: (path, error) => lines.push(`${path}\n${getErrorMessage(error)}`),
  });
  const contents = files.map((file) => {
    try {
      return `${file}\n${readFileSync(join(folder, file), "latin1")}`;
    } catch (error) {
      return `${file}\n${getErrorMessage(error)}`;
    }
  });
  return [...lines, ...contents];
}
