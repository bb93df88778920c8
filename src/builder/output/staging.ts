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
import { listFiles } from "../../files/walk-files.ts";
import type { FileContent } from "../../publish/index.ts";
import { hashOf } from "../cache/hash.ts";
import { attempt } from "../cache/store.ts";
import type { Bundle } from "../compile/bundle.ts";
import { isInside } from "../load/is-inside.ts";
import type { MergedData } from "../load/read-site-data.ts";
import { type FileRecord, listOf, openFormerOutput, recordOutput } from "./former-output.ts";
import { createManifest, type Manifest, manifestFile, publicWriter } from "./manifest.ts";
import {
  moveToCache,
  putInPlace,
  recover,
  removeLater,
  removeReplaced,
  takeReplaced,
} from "./replace-output.ts";

/**
 * A folder that is filled beside the output folder and replaces it when it is complete. Files are
 * written synchronously: handing small files to Node's threads takes longer than writing them.
 */
export interface Staging {
  /** The record of what is written. */
  readonly manifest: Manifest;
  /**
   * Writes a file below the output folder; the path has forward slashes.
   *
   * @param source names all that the file was made from, for `keep` in a later build
   */
  write(writer: string, path: string, content: FileContent, source?: string): void;
  /**
   * Takes a file over from the old output, where it is what the same `source` made, untouched.
   *
   * @returns whether it did; otherwise the file must be written
   */
  keep(writer: string, path: string, source: string): boolean;
  /**
   * Prepares a folder whose name is another one in each build, alone in the folder above it: `keep`
   * takes its files from the folder that had its place in the old output.
   */
  renewFolder(path: string): void;
  copy(writer: string, from: string, path: string): void;
  /** The content of a file that was written. */
  read(path: string): Uint8Array;
  /** Replaces the old output with the folder, to which the manifest is added. */
  commit(): void;
  /** Removes the folder; the old output stays. */
  discard(): void;
}

/**
 * Opens a staging folder beside `outDir`. It begins as the output that was there before the present
 * one: most folders and many files are the same. What is left of that is removed before the new output
 * takes its place, and the output that it replaces goes to `cacheDir`, for the next build. What a build
 * that was stopped has left is tidied up first, see `recover`.
 */
export function openStaging(outDir: string, cacheDir: string): Staging {
  recover(outDir);
  const dir = `${outDir}.next-${process.pid}`;
  rmSync(dir, { recursive: true, force: true });
  const isReused = takeReplaced(outDir, cacheDir, dir);
  removeReplaced(cacheDir);
  mkdirSync(dir, { recursive: true });
  const made = new Set([dir]);
  const manifest = createManifest();
  const isWritten = (path: string) => manifest.sizeOf(path) !== undefined;
  const former = openFormerOutput(outDir, listOf(outDir, cacheDir));
  const madeFrom = new Map<string, string | FileRecord>();
  /** Of a renewed folder the path in the old output. */
  const formerFolders = new Map<string, string>();

  /** Makes a folder and those above it; where the earlier output has something else, it is removed. */
  function makeFolder(path: string): void {
    if (made.has(path)) return;
    makeFolder(dirname(path));
    if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) {
      if (isReused && !isWritten(pathBelow(dir, path))) rmSync(path, { force: true });
      mkdirSync(path);
    }
    made.add(path);
  }

  function placeOf(path: string): string {
    const place = join(dir, path);
    if (!isInside(place, dir)) throw new Error(`\`${path}\` would lie outside the output folder`);
    makeFolder(dirname(place));
    return place;
  }

  function formerPath(path: string): string {
    const folder = formerFolders.get(dirname(path));
    return folder === undefined ? path : `${folder}/${basename(path)}`;
  }

  /** Makes a file. One that is there goes first: the output that readers see may have it as well. */
  function makeFile(path: string, make: (place: string) => void): void {
    const place = placeOf(path);
    madeFrom.delete(path);
    try {
      make(place);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      rmSync(place, { recursive: true, force: true });
      make(place);
    }
  }

  return {
    manifest,
    write(writer, path, content, source) {
      makeFile(path, (place) => {
        if (typeof content === "string" || content instanceof Uint8Array) {
          writeFileSync(place, content, { flag: "wx" });
          manifest.record(writer, path, Buffer.byteLength(content));
        } else manifest.record(writer, path, writePieces(place, content));
      });
      if (source !== undefined) madeFrom.set(path, source);
    },
    keep(writer, path, source) {
      const record = former.link(formerPath(path), source, placeOf(path));
      if (!record) return false;
      madeFrom.set(path, record);
      manifest.record(writer, path, record[1]);
      return true;
    },
    renewFolder(path) {
      const place = placeOf(path);
      const parent = dirname(path);
      const [old] = isReused ? foldersIn(join(dir, parent)) : [];
      if (old !== undefined) attempt(() => renameSync(join(dir, parent, old), place));
      const names = foldersIn(join(outDir, parent));
      const [before] = names.includes(basename(path)) ? [] : names;
      if (before !== undefined) formerFolders.set(path, `${parent}/${before}`);
    },
    copy(writer, from, path) {
      makeFile(path, (place) => copyFileSync(from, place, constants.COPYFILE_EXCL));
      manifest.record(writer, path, statSync(from).size);
    },
    read: (path) => readFileSync(join(dir, path)),
    commit() {
      if (isReused)
        removeOthers(dir, { isWritten, isOpened: (folder) => made.has(folder), cacheDir });
      makeFile(manifestFile, (place) => writeFileSync(place, manifest.toJson()));
      // Afterwards, the output may be that of another build.
      recordOutput(dir, madeFrom, listOf(outDir, cacheDir));
      putInPlace(dir, outDir, cacheDir);
    },
    discard() {
      // What is not finished is as good a beginning as what it began as.
      if (!isReused || !moveToCache(dir, outDir, cacheDir))
        rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Names of the folders in a folder. */
function foldersIn(path: string): string[] {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Writes a file piece by piece. Returns its length in bytes. */
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

interface Present {
  isWritten(path: string): boolean;
  /** Whether the build has a file somewhere below a folder. */
  isOpened(folder: string): boolean;
  cacheDir: string;
}

/** Removes files of an output that this build has not written, and folders without others. */
function removeOthers(dir: string, { isWritten, isOpened, cacheDir }: Present): void {
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

/** Copies public files, bundle and images, and writes sidebar trees and the data of the catalog. */
export function copyFiles(
  staging: Staging,
  { siteDir, bundle, data }: { siteDir: string; bundle: Bundle; data: MergedData },
): void {
  copyFolder(staging, publicWriter, join(siteDir, "public"));
  copyFolder(staging, "bundle", bundle.clientDir);
  for (const { from, to } of data.assets) staging.copy("images", from, to);
  for (const { to, items } of data.trees) put("sidebars", to, JSON.stringify(items));
  for (const { to, text } of data.files) put("catalog", to, text);

  function put(writer: string, to: string, text: string): void {
    const hash = hashOf(text);
    if (!staging.keep(writer, to, hash)) staging.write(writer, to, text, hash);
  }
}

function copyFolder(staging: Staging, writer: string, dir: string): void {
  for (const path of listFiles(dir)) {
    if (!path.startsWith(".vite/")) staging.copy(writer, join(dir, path), path);
  }
}

function pathBelow(dir: string, path: string): string {
  return relative(dir, path).replaceAll("\\", "/");
}
