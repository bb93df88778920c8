import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { isFile } from "../../../src/files/is-file.ts";
import { isFolder } from "../../../src/files/is-folder.ts";
import { byKey } from "../../../src/model/compare-text.ts";
import { MigrationError, type PlannedFile } from "../model.ts";
import { asRecord, isRecord, type JsonRecord } from "../text/values.ts";

const manifestFile = ".migration.json";

/** The manifest, also that of a migration that was killed. */
const ownFiles = /^\.migration\.json(?:\.migrating)?$/;

/** @throws MigrationError if it is a file, or below one */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isFile = code === "EEXIST" || code === "ENOTDIR";
    throw new MigrationError(
      `the folder \`${folder}\` cannot be created: ${isFile ? "a file has its name" : (error as Error).message}\n  Hint: name a folder that is empty or does not exist`,
    );
  }
}

/** Hashes of files that a migration has written, by path. */
type FileHashes = Record<string, string[]>;

interface Manifest {
  files: FileHashes;
  /** Files of runs that were killed. Each of them may be written or not. */
  pending: FileHashes;
}

export interface WriteResult {
  written: number;
  same: number;
  /** Files that were edited since the last migration are not overwritten. */
  edited: string[];
  deleted: string[];
  removed: string[];
}

export function isMigrationOutput(folder: string): boolean {
  return existsSync(join(folder, manifestFile));
}

/**
 * Rejects a folder with files that no migration has written.
 *
 * @throws MigrationError if it has such files
 */
export function assertOwnFolder(folder: string): void {
  if (!existsSync(folder) || isMigrationOutput(folder)) return;
  const foreignNames = readdirSync(folder).filter((name) => !ownFiles.test(name));
  if (foreignNames.length === 0) return;
  throw new MigrationError(
    `\`${folder}\` is not empty (\`${foreignNames[0]}\`), and no migration has written it\n  Hint: name a folder that is empty or does not exist`,
  );
}

export function writeFiles(folder: string, files: ReadonlyMap<string, PlannedFile>): WriteResult {
  const { files: finished, pending } = readManifest(folder);
  const before = mergeHashes(finished, pending);
  const result: WriteResult = { written: 0, same: 0, edited: [], deleted: [], removed: [] };
  // Contents are read again when they are written, because all of them may not fit into memory.
  const hashes = new Map(
    [...files].map(([path, file]) => [path, computeHash(getContent(file))] as const),
  );
  const after: FileHashes = {};
  for (const [path, hash] of hashes) after[path] = [hash];
  const leftovers = Object.keys(before).filter(
    (path) => !files.has(path) && isFile(getPathBelow(folder, path)),
  );
  const unedited = new Set(
    leftovers.filter((path) =>
      before[path]?.includes(computeHash(readFileSync(getPathBelow(folder, path)))),
    ),
  );
  for (const path of files.keys()) rejectObstacle(folder, path, unedited);
  // If a migration is killed, its files have the hash of an earlier run or of this one, and files
  // that it has removed are not those that someone has deleted.
  const kept = Object.fromEntries(Object.entries(finished).filter(([path]) => files.has(path)));
  writeManifest(folder, { files: kept, pending: mergeHashes(before, after) });
  // A new path can be a folder of an old one, or the same file where case does not matter.
  for (const path of leftovers) {
    if (unedited.has(path)) {
      const target = getPathBelow(folder, path);
      rmSync(target);
      removeEmptyFolders(dirname(target), folder);
      result.removed.push(path);
    } else result.edited.push(path);
  }
  for (const [path, file] of files) {
    const target = getPathBelow(folder, path);
    const previousHashes = before[path];
    const current = existsSync(target) ? computeHash(readFileSync(target)) : undefined;
    const newHash = hashes.get(path);
    if (current === newHash) result.same++;
    else if (finished[path] && current === undefined) {
      result.deleted.push(path);
      after[path] = finished[path];
    } else if (current !== undefined && !previousHashes?.includes(current)) {
      result.edited.push(path);
      if (previousHashes) after[path] = previousHashes;
      else delete after[path];
    } else {
      writeFile(target, getContent(file));
      result.written++;
    }
  }
  writeManifest(folder, { files: after, pending: {} });
  return result;
}

/**
 * Rejects a folder that has the name of a new file, and a file that has the name of a new folder.
 *
 * @param removed files of earlier migrations that this one removes
 */
function rejectObstacle(folder: string, path: string, removed: ReadonlySet<string>): void {
  const target = getPathBelow(folder, path);
  const isObstacle = (file: string) => isFile(join(folder, file)) && !removed.has(file);
  const parents = path.split("/").map((_, index, names) => names.slice(0, index).join("/"));
  const obstacle = isFolder(target) ? path : parents.find((parent) => isObstacle(parent));
  if (obstacle === path) {
    const inner = readdirSync(target, { recursive: true, encoding: "utf8" });
    const staysFolder = inner.some((name) => isObstacle(`${path}/${name.replaceAll(sep, "/")}`));
    if (inner.length > 0 && !staysFolder) return;
  }
  if (obstacle === undefined) return;
  throw new MigrationError(
    `\`${join(folder, obstacle)}\` is in the way of the new file \`${path}\`\n  Hint: move it, or name another folder`,
  );
}

function removeEmptyFolders(path: string, root: string): void {
  for (let current = path; current !== resolve(root); current = dirname(current)) {
    try {
      rmdirSync(current);
    } catch {
      return;
    }
  }
}

function getPathBelow(folder: string, path: string): string {
  const target = resolve(folder, path);
  if (target.startsWith(`${resolve(folder)}${sep}`)) return target;
  throw new MigrationError(`\`${path}\` is not inside of \`${folder}\``);
}

function getContent(file: PlannedFile): Buffer {
  return "text" in file ? Buffer.from(file.text) : readFileSync(file.copyOf);
}

function computeHash(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

function writeFile(target: string, content: Buffer): void {
  mkdirSync(dirname(target), { recursive: true });
  const temporary = `${target}.migrating`;
  writeFileSync(temporary, content);
  renameSync(temporary, target);
}

function mergeHashes(before: FileHashes, after: FileHashes): FileHashes {
  const all: FileHashes = { ...before };
  for (const [path, hashes] of Object.entries(after))
    all[path] = [...new Set([...(before[path] ?? []), ...hashes])];
  return all;
}

function readManifest(folder: string): Manifest {
  const file = join(folder, manifestFile);
  if (!existsSync(file)) return { files: {}, pending: {} };
  try {
    const { files, pending } = asRecord(JSON.parse(readFileSync(file, "utf8")));
    if (!isRecord(files)) throw new Error("it has no `files`");
    return { files: readHashes(files), pending: readHashes(asRecord(pending)) };
  } catch (error) {
    throw new MigrationError(
      `\`${file}\` is damaged: ${(error as Error).message}\n  Hint: without it the migration cannot tell what was edited; migrate into another folder and compare`,
    );
  }
}

function readHashes(files: JsonRecord): FileHashes {
  return Object.fromEntries(
    Object.entries(files).map(([path, hashes]) => [path, [hashes].flat().map(String)]),
  );
}

function writeManifest(folder: string, { files, pending }: Manifest): void {
  const sort = (hashes: FileHashes) => Object.fromEntries(Object.entries(hashes).sort(byKey));
  const hasPending = Object.keys(pending).length > 0;
  const manifest = { files: sort(files), ...(hasPending && { pending: sort(pending) }) };
  writeFile(join(folder, manifestFile), Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
}
