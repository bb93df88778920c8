import { type BigIntStats, existsSync, linkSync, lstatSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { replaceFile } from "../../replace-file.mjs";
import { attempt } from "../attempt.ts";
import { computeHash } from "../cache/hash.ts";
import { readJsonObject } from "../read-json-object.ts";

/** The folders of one build. */
export interface OutputFolders {
  outDir: string;
  cacheDir: string;
}

/** The state on disk shows whether someone edited the file. */
export interface FileRecord {
  /** Hash of the sources. */
  source: string;
  bytes: number;
  /** Time of the last change, in nanoseconds. */
  modified: string;
  inode: string;
}

type FileRecords = Record<string, FileRecord>;

/** The files of the previous build. Their records are in the cache, because they name unlisted pages. */
export interface PreviousOutput {
  /**
   * Hard-links a file if its sources are the same and it was not changed.
   * @param path below the output folder
   * @param to absolute path
   * @returns undefined if the file must be written
   */
  link(path: string, source: string, to: string): FileRecord | undefined;
}

export function getRecordsFile({ outDir, cacheDir }: OutputFolders): string {
  return join(cacheDir, "outputs", `${computeHash(outDir)}.json`);
}

/** Without records, all files must be written. */
export function openPreviousOutput(outDir: string, recordsFile: string): PreviousOutput {
  const stored = existsSync(outDir) ? readJsonObject<FileRecords>(recordsFile) : undefined;
  const records = stored ?? {};
  return {
    link(path, source, to) {
      const record = records[path];
      if (record?.source !== source) return undefined;
      if (isAsRecorded(to, record)) return record;
      const from = join(outDir, path);
      if (!isAsRecorded(from, record)) return undefined;
      // Not all file systems support hard links.
      const isLinked = attempt(() => linkSync(from, to)) || attempt(() => replaceLink(from, to));
      return isLinked ? record : undefined;
    },
  };
}

function replaceLink(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  linkSync(from, to);
}

/** `sources` contains the hash of the sources of each file, or its record if it was linked. */
export function recordOutput(
  folder: string,
  sources: ReadonlyMap<string, string | FileRecord>,
  recordsFile: string,
): void {
  const records: FileRecords = {};
  for (const [path, source] of sources) {
    const state = typeof source === "string" ? getState(join(folder, path)) : undefined;
    if (typeof source !== "string") records[path] = source;
    else if (state) records[path] = createRecord(source, state);
  }
  // Without records, the next build writes all files.
  attempt(() => {
    mkdirSync(dirname(recordsFile), { recursive: true });
    replaceFile(recordsFile, [JSON.stringify(records)]);
  });
}

function isAsRecorded(file: string, record: FileRecord): boolean {
  const state = getState(file);
  return state !== undefined && isDeepStrictEqual(createRecord(record.source, state), record);
}

function getState(file: string): BigIntStats | undefined {
  return lstatSync(file, { bigint: true, throwIfNoEntry: false });
}

function createRecord(source: string, { size, mtimeNs, ino }: BigIntStats): FileRecord {
  return { source, bytes: Number(size), modified: String(mtimeNs), inode: String(ino) };
}
