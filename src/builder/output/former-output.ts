import {
  type BigIntStats,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { replaceFile } from "../../replace-file.mjs";
import { hashOf } from "../cache/hash.ts";
import { attempt } from "../cache/store.ts";

/** What a file was made from, and its state when it was complete: whoever changes it, changes that. */
type FileRecord = [source: string, bytes: number, nanoseconds: string, inode: string];

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
   * @returns its length in bytes; undefined where it must be written
   */
  link(path: string, source: string, to: string): number | undefined;
}

/** The folder of the lists below a cache. */
const listsFolder = "outputs";

const listOf = (outDir: string, cacheDir: string) =>
  join(cacheDir, listsFolder, `${hashOf(outDir)}.json`);

/** Opens what is at `outDir`. Where nothing is known of it, all files must be written. */
export function openFormerOutput(outDir: string, cacheDir: string): FormerOutput {
  const records = existsSync(outDir) ? readList(listOf(outDir, cacheDir)) : {};
  return {
    link(path, source, to) {
      const record = records[path];
      if (record?.[0] !== source) return undefined;
      const from = join(outDir, path);
      const now = stateOf(from);
      if (!now || recordOf(source, now).join() !== record.join()) return undefined;
      if (stateOf(to)?.ino === now.ino) return record[1];
      // Not every file system has second names.
      const isLinked = attempt(() => {
        rmSync(to, { recursive: true, force: true });
        linkSync(from, to);
      });
      return isLinked ? record[1] : undefined;
    },
  };
}

function readList(file: string): Record<string, FileRecord> {
  try {
    return Object(JSON.parse(readFileSync(file, "utf8"))) as Record<string, FileRecord>;
  } catch {
    return {};
  }
}

/**
 * Says of an output that has its place what its files were made from.
 *
 * @param sources by path; files that are missing here are written anew by the next build
 */
export function recordOutput(
  outDir: string,
  cacheDir: string,
  sources: ReadonlyMap<string, string>,
): void {
  const records: Record<string, FileRecord> = {};
  for (const [path, source] of sources) {
    const state = stateOf(join(outDir, path));
    if (state) records[path] = recordOf(source, state);
  }
  // Without a list, the next build writes all files.
  attempt(() => {
    mkdirSync(join(cacheDir, listsFolder), { recursive: true });
    replaceFile(listOf(outDir, cacheDir), [JSON.stringify(records)]);
  });
}

function stateOf(file: string): BigIntStats | undefined {
  return lstatSync(file, { bigint: true, throwIfNoEntry: false });
}

function recordOf(source: string, { size, mtimeNs, ino }: BigIntStats): FileRecord {
  return [source, Number(size), String(mtimeNs), String(ino)];
}
