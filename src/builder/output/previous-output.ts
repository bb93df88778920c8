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
import { attempt } from "../attempt.ts";
import { hashOf } from "../cache/hash.ts";

/** Hash of the sources, and the state on disk, which changes if someone edits the file. */
export type FileRecord = [source: string, bytes: number, nanoseconds: string, inode: string];

/** The previous output. Its list is in the cache because it names unlisted pages. */
export interface PreviousOutput {
  /**
   * Hard-links a file if its sources are the same and it was not changed.
   * @param path below the output folder
   * @param to absolute path
   * @returns undefined if the file must be written
   */
  link(path: string, source: string, to: string): FileRecord | undefined;
}

export function recordsFileOf(outDir: string, cacheDir: string): string {
  return join(cacheDir, "outputs", `${hashOf(outDir)}.json`);
}

/** Without a list, all files must be written. */
export function openPreviousOutput(outDir: string, list: string): PreviousOutput {
  const records = existsSync(outDir) ? readList(list) : {};
  return {
    link(path, source, to) {
      const record = records[path];
      if (record?.[0] !== source) return undefined;
      if (isAsRecorded(to, record)) return record;
      const from = join(outDir, path);
      if (!isAsRecorded(from, record)) return undefined;
      // Not all file systems support hard links.
      const isLinked = attempt(() => linkSync(from, to)) || attempt(() => replace(to, from));
      return isLinked ? record : undefined;
    },
  };
}

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

/** Writes the list of an output. `sources` has the source or the previous record of each file. */
export function recordOutput(
  folder: string,
  sources: ReadonlyMap<string, string | FileRecord>,
  list: string,
): void {
  const records: Record<string, FileRecord> = {};
  for (const [path, source] of sources) {
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
