import {
  type BigIntStats,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { replaceFile } from "../../replace-file.mjs";
import { hashOf } from "../cache/hash.ts";
import { attempt } from "../cache/store.ts";

/** What a file was made from, and its state when it was complete: whoever changes it, changes that. */
export type FileRecord = [source: string, bytes: number, nanoseconds: string, inode: string];

/**
 * The output of the last build into a folder, from which the next one takes the files that would be
 * the same. A list in the cache says what each was made from; it is not part of the output, because it
 * names pages that nobody should find.
 */
export interface FormerOutput {
  /**
   * Gives a file a second name, unless it has it, where it was made from the same and nobody has changed it since.
   *
   * @param path of the file, below the output folder
   * @param to absolute path of the second name
   * @returns what the list says of it; undefined where it must be written
   */
  link(path: string, source: string, to: string): FileRecord | undefined;
}

/** The file of the list for an output. */
export function listOf(outDir: string, cacheDir: string): string {
  return join(cacheDir, "outputs", `${hashOf(outDir)}.json`);
}

/** Opens what is at `outDir`. Where the list says nothing of it, all files must be written. */
export function openFormerOutput(outDir: string, list: string): FormerOutput {
  const records = existsSync(outDir) ? readList(list) : {};
  return {
    link(path, source, to) {
      const record = records[path];
      if (record?.[0] !== source) return undefined;
      if (isAsRecorded(to, record)) return record;
      const from = join(outDir, path);
      if (!isAsRecorded(from, record)) return undefined;
      // Not every file system has second names.
      const isLinked = attempt(() => linkSync(from, to)) || attempt(() => replace(to, from));
      return isLinked ? record : undefined;
    },
  };
}

/** Gives a file a second name in place of what has it. */
function replace(name: string, file: string): void {
  rmSync(name, { recursive: true, force: true });
  linkSync(file, name);
}

function readList(file: string): Record<string, FileRecord> {
  try {
    return Object(JSON.parse(readFileSync(file, "utf8"))) as Record<string, FileRecord>;
  } catch {
    return {};
  }
}

/**
 * Writes the list of an output.
 *
 * @param folder where it lies now; it may be moved
 * @param made what each file was made from, or its entry in the former list, by path; files that are
 * missing here are written anew by the next build
 */
export function recordOutput(
  folder: string,
  made: ReadonlyMap<string, string | FileRecord>,
  list: string,
): void {
  const records: Record<string, FileRecord> = {};
  for (const [path, source] of made) {
    const state = typeof source === "string" ? stateOf(join(folder, path)) : undefined;
    if (typeof source !== "string") records[path] = source;
    else if (state) records[path] = recordOf(source, state);
  }
  // Without a list, the next build writes all files.
  attempt(() => {
    mkdirSync(dirname(list), { recursive: true });
    replaceFile(list, [JSON.stringify(records)]);
  });
}

/** Whether a file is the one of a record, and nobody has changed it since. */
function isAsRecorded(file: string, record: FileRecord): boolean {
  const now = stateOf(file);
  return now !== undefined && recordOf(record[0], now).join() === record.join();
}

function stateOf(file: string): BigIntStats | undefined {
  return lstatSync(file, { bigint: true, throwIfNoEntry: false });
}

function recordOf(source: string, { size, mtimeNs, ino }: BigIntStats): FileRecord {
  return [source, Number(size), String(mtimeNs), String(ino)];
}
