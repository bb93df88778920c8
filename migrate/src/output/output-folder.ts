import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { setTimeout } from "node:timers/promises";
import { byKey } from "../../../src/model/compare-text.ts";
import { MigrationError, type PlannedFile } from "../model.ts";
import { asRecord, isRecord, type JsonRecord } from "../text/values.ts";

const lockFile = ".migration.lock";
const manifestFile = ".migration.json";
/** Longer than replacing an abandoned lock takes. */
const REPLACING_TIME_MS = 100;

/** Those of killed migrations included. */
const ownFiles = /^\.migration\.(?:lock(?:\.\d+)?|json(?:\.migrating)?)$/;

/**
 * Runs a function while no other migration writes into the folder.
 *
 * @throws MigrationError if another migration does
 */
export async function withFolderLock<T>(folder: string, run: () => Promise<T>): Promise<T> {
  makeFolder(folder);
  const file = join(folder, lockFile);
  await acquireLock(file, folder);
  try {
    return await run();
  } finally {
    rmSync(file, { force: true });
  }
}

function makeFolder(folder: string): void {
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

async function acquireLock(file: string, folder: string): Promise<void> {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    rejectRunning(file, folder);
    const own = `${file}.${process.pid}`;
    writeFileSync(own, String(process.pid));
    renameSync(own, file);
    // Another process may have seen the same abandoned lock. The last one to replace it wins.
    await setTimeout(REPLACING_TIME_MS);
    if (readOwner(file) === String(process.pid)) return;
    rejectRunning(file, folder);
  }
}

/** Undefined if its migration has ended. */
function readOwner(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return undefined;
  }
}

/** @throws MigrationError if the owner of the lock runs */
function rejectRunning(file: string, folder: string): void {
  const owner = readOwner(file);
  if (owner === undefined || (owner === "" ? !isNew(file) : !isRunning(Number(owner)))) return;
  const process = owner === "" ? "" : ` (process ${owner})`;
  throw new MigrationError(
    `another migration writes into \`${folder}\`${process}\n  Hint: wait until it ends`,
  );
}

/** A lock is empty until its process has written its id, or forever if the process was killed. */
function isNew(file: string): boolean {
  const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - modified < 10_000;
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Hashes of files that a migration has written, by path. */
type FileHashes = Record<string, string[]>;

interface Manifest {
  files: FileHashes;
  /** Files of runs that were killed. Each of them may be written or not. */
  pending: FileHashes;
}

export interface Written {
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

export function writeFiles(folder: string, files: ReadonlyMap<string, PlannedFile>): Written {
  const { files: finished, pending } = readManifest(folder);
  const before = mergeHashes(finished, pending);
  const result: Written = { written: 0, same: 0, edited: [], deleted: [], removed: [] };
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

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
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
