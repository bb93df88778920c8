import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { FileFacts, ModuleFile } from "./read-file.ts";

export interface FactsCache {
  /** What is known of a file with this name, text and fault; read where nothing is. */
  get(file: ModuleFile, read: () => FileFacts): FileFacts;
  /** Keeps what was asked for, forgets the rest. */
  close(): void;
}

/** Remembers nothing. */
export const noCache: FactsCache = { get: (_file, read) => read(), close() {} };

/**
 * What files contain, on disk, by a hash of their text and of the reader's version. Failures to
 * read or write cost only time.
 */
export function openFactsCache(path: string, version: string): FactsCache {
  const known = readKnown(path);
  const kept: Record<string, FileFacts> = {};
  let changed = false;
  return {
    get(file, read) {
      const key = createHash("sha256")
        .update(JSON.stringify([version, file]))
        .digest("base64url");
      const found = Object.hasOwn(known, key) ? known[key] : undefined;
      changed ||= !found;
      const facts = found ?? read();
      kept[key] = facts;
      return facts;
    },
    close() {
      if (!changed && Object.keys(kept).length === Object.keys(known).length) return;
      const next = `${path}.${process.pid}`;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(next, JSON.stringify(kept));
      renameSync(next, path);
    },
  };
}

function readKnown(path: string): Record<string, FileFacts> {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Record<string, FileFacts>;
  } catch {
    return {};
  }
}
