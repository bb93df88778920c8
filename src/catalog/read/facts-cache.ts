import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { attempt } from "../../model/attempt.ts";
import type { FileFacts, ModuleFile } from "./read-file.ts";

export interface FactsCache {
  /** Returns the facts of a file with this name, text and fault; calls `read` where they are not cached. */
  get(file: ModuleFile, read: () => FileFacts): FileFacts;
  /** Saves the entries that were used and drops the others. */
  close(): void;
}

/** A cache without entries. */
export const noCache: FactsCache = { get: (_file, read) => read(), close() {} };

/**
 * Opens a cache on disk. Its keys are hashes of a file and of the reader's version. Failures to read
 * or write cost only time.
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
      write(path, JSON.stringify(kept));
    },
  };
}

function readKnown(path: string): Record<string, FileFacts> {
  try {
    const known: unknown = JSON.parse(readFileSync(path, "utf8"));
    return isRecord(known) ? known : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, FileFacts> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function write(path: string, text: string): void {
  const next = `${path}.${process.pid}`;
  const isWritten = attempt(() => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(next, text);
    renameSync(next, path);
  });
  if (!isWritten) attempt(() => rmSync(next, { force: true }));
}
