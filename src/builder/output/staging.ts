import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { listFiles, listSiteFiles } from "../../files/walk-files.ts";
import type { FileContent } from "../../publish/index.ts";
import { attempt } from "../attempt.ts";
import { computeHash } from "../cache/hash.ts";
import type { Bundle } from "../compile/bundle.ts";
import { isInside } from "../load/is-inside.ts";
import type { MergedData } from "../load/site-data.ts";
import { createManifest, type Manifest, manifestFile, publicWriter } from "./manifest.ts";
import {
  type FileRecord,
  getRecordsFile,
  openPreviousOutput,
  recordOutput,
} from "./previous-output.ts";
import {
  moveToCache,
  recoverInterruptedBuild,
  removeLater,
  removeReplacedOutputs,
  reuseReplacedOutput,
  swapOutput,
} from "./replace-output.ts";
import { createWorkFolder } from "./work-folder.ts";

/** Writes are synchronous: for small files, Node's threads are slower. */
export interface Staging {
  readonly manifest: Manifest;
  /** Writes a file. `source` identifies its inputs, for `keep` in a later build. */
  write(writer: string, path: string, content: FileContent, source?: string): void;
  /** Reuses a previous file with the same source. Returns false if it must be written. */
  keep(writer: string, path: string, source: string): boolean;
  /** Prepares a folder with a hash in its name: `keep` finds its files in the previous one. */
  replaceHashedFolder(path: string): void;
  copy(writer: string, from: string, path: string): void;
  read(path: string): Uint8Array;
  commit(): void;
  discard(): void;
}

/** The folder starts as the output before the current one, because most files are the same. */
export function openStaging(outDir: string, cacheDir: string): Staging {
  recoverInterruptedBuild(outDir);
  const work = createWorkFolder(outDir);
  const dir = work.next;
  const isReused = reuseReplacedOutput(outDir, cacheDir, dir);
  removeReplacedOutputs(cacheDir);
  mkdirSync(dir, { recursive: true });
  const createdFolders = new Set([dir]);
  const manifest = createManifest();
  const isWritten = (path: string) => manifest.getSize(path) !== undefined;
  const previousOutput = openPreviousOutput(outDir, getRecordsFile(outDir, cacheDir));
  const fileSources = new Map<string, string | FileRecord>();
  const previousFolders = new Map<string, string>();

  function createFolder(path: string): void {
    if (createdFolders.has(path)) return;
    createFolder(dirname(path));
    if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) {
      if (isReused && !isWritten(pathBelow(dir, path))) rmSync(path, { force: true });
      mkdirSync(path);
    }
    createdFolders.add(path);
  }

  function resolveInOutput(path: string): string {
    const target = join(dir, path);
    if (!isInside(target, dir))
      throw new Error(`\`${path}\` would be outside of the output folder`);
    createFolder(dirname(target));
    return target;
  }

  function previousPath(path: string): string {
    const folder = previousFolders.get(dirname(path));
    return folder === undefined ? path : `${folder}/${basename(path)}`;
  }

  /** An existing file may be hard-linked to the current output, so it is removed first. */
  function createFile(path: string, create: (target: string) => void): void {
    const target = resolveInOutput(path);
    fileSources.delete(path);
    try {
      create(target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      rmSync(target, { recursive: true, force: true });
      create(target);
    }
  }

  return {
    manifest,
    write(writer, path, content, source) {
      createFile(path, (target) => {
        if (typeof content === "string" || content instanceof Uint8Array) {
          writeFileSync(target, content, { flag: "wx" });
          manifest.record(writer, path, Buffer.byteLength(content));
        } else manifest.record(writer, path, writePieces(target, content));
      });
      if (source !== undefined) fileSources.set(path, source);
    },
    keep(writer, path, source) {
      const record = previousOutput.link(previousPath(path), source, resolveInOutput(path));
      if (!record) return false;
      fileSources.set(path, record);
      manifest.record(writer, path, record.bytes);
      return true;
    },
    replaceHashedFolder(path) {
      const target = resolveInOutput(path);
      const parent = dirname(path);
      const [old] = isReused ? getFolders(join(dir, parent)) : [];
      if (old !== undefined) attempt(() => renameSync(join(dir, parent, old), target));
      const names = getFolders(join(outDir, parent));
      const [before] = names.includes(basename(path)) ? [] : names;
      if (before !== undefined) previousFolders.set(path, `${parent}/${before}`);
    },
    copy(writer, from, path) {
      createFile(path, (target) => copyFileSync(from, target, constants.COPYFILE_EXCL));
      manifest.record(writer, path, statSync(from).size);
    },
    read: (path) => readFileSync(join(dir, path)),
    commit() {
      if (isReused)
        removeUnwritten(dir, {
          isWritten,
          isOpened: (folder) => createdFolders.has(folder),
          cacheDir,
        });
      createFile(manifestFile, (target) => writeFileSync(target, manifest.toJson()));
      // After the swap, another build may replace the output.
      recordOutput(dir, fileSources, getRecordsFile(outDir, cacheDir));
      swapOutput(work, outDir, cacheDir);
      work.remove();
    },
    discard() {
      // The next build can reuse an unfinished folder.
      if (isReused) moveToCache(dir, outDir, cacheDir);
      work.remove();
    },
  };
}

function getFolders(path: string): string[] {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function writePieces(file: string, pieces: Iterable<string>): number {
  const opened = openSync(file, "wx");
  try {
    let length = 0;
    for (const piece of pieces) {
      const bytes = Buffer.from(piece);
      writeFileSync(opened, bytes);
      length += bytes.length;
    }
    return length;
  } finally {
    closeSync(opened);
  }
}

interface RemoveOptions {
  isWritten(path: string): boolean;
  isOpened(folder: string): boolean;
  cacheDir: string;
}

function removeUnwritten(dir: string, { isWritten, isOpened, cacheDir }: RemoveOptions): void {
  const clean = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const inner = join(folder, entry.name);
      if (entry.isDirectory() && isOpened(inner)) clean(inner);
      else if (entry.isDirectory()) removeLater(inner, cacheDir);
      else if (!isWritten(pathBelow(dir, inner))) rmSync(inner);
    }
  };
  clean(dir);
}

export function copyFiles(
  staging: Staging,
  { siteDir, bundle, data }: { siteDir: string; bundle: Bundle; data: MergedData },
): void {
  for (const path of listSiteFiles(siteDir, "public")) {
    staging.copy(publicWriter, join(siteDir, "public", path), path);
  }
  for (const path of listFiles(bundle.clientDir)) {
    if (!path.startsWith(".vite/")) staging.copy("bundle", join(bundle.clientDir, path), path);
  }
  for (const { from, to } of data.assets) staging.copy("images", from, to);
  for (const { to, items } of data.trees) writeData("sidebars", to, JSON.stringify(items));
  for (const { to, text } of data.files) writeData("catalog", to, text);

  function writeData(writer: string, to: string, text: string): void {
    const hash = computeHash(text);
    if (!staging.keep(writer, to, hash)) staging.write(writer, to, text, hash);
  }
}

function pathBelow(dir: string, path: string): string {
  return relative(dir, path).replaceAll("\\", "/");
}
