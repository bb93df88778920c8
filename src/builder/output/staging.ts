import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import type { FileContent } from "../../publish/index.ts";
import { hashOf, listFiles } from "../cache/hash.ts";
import { attempt, isAbandoned } from "../cache/store.ts";
import type { Bundle } from "../compile/bundle.ts";
import { isInside } from "../load/is-inside.ts";
import type { MergedData } from "../load/read-site-data.ts";
import { listOf, openFormerOutput, recordOutput } from "./former-output.ts";
import { createManifest, type Manifest, manifestFile, publicWriter } from "./manifest.ts";

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
  copy(writer: string, from: string, path: string): void;
  /** The content of a file that was written. */
  read(path: string): Uint8Array;
  /** Replaces the old output with the folder, to which the manifest is added. */
  commit(): void;
  /** Removes the folder; the old output stays. */
  discard(): void;
}

/** Folders in the cache that hold an output whose place another has taken. */
const replacedBefore = "replaced-output-";

/** Beginning of the names of those folders whose output was at `outDir`. */
const replacedNames = (outDir: string) => `${replacedBefore}${hashOf(outDir)}-`;

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
  const sources = new Map<string, string>();

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

  /** Makes a file. One that is there goes first: the output that readers see may have it as well. */
  function makeFile(path: string, make: (place: string) => void): void {
    const place = placeOf(path);
    sources.delete(path);
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
      if (source !== undefined) sources.set(path, source);
    },
    keep(writer, path, source) {
      const bytes = former.link(path, source, placeOf(path));
      if (bytes === undefined) return false;
      sources.set(path, source);
      manifest.record(writer, path, bytes);
      return true;
    },
    copy(writer, from, path) {
      makeFile(path, (place) => copyFileSync(from, place, constants.COPYFILE_EXCL));
      manifest.record(writer, path, statSync(from).size);
    },
    read: (path) => readFileSync(join(dir, path)),
    commit() {
      if (isReused) removeOthers(dir, isWritten);
      makeFile(manifestFile, (place) => writeFileSync(place, manifest.toJson()));
      // Afterwards, the output may be that of another build.
      recordOutput(dir, sources, listOf(outDir, cacheDir));
      putInPlace(dir, outDir, cacheDir);
    },
    discard() {
      // What is not finished is as good a beginning as what it began as.
      if (!isReused || !moveToCache(dir, outDir, cacheDir))
        rmSync(dir, { recursive: true, force: true });
    },
  };
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

/** Takes an output that was at `outDir` out of the cache. Returns whether there is one at `dir` now. */
function takeReplaced(outDir: string, cacheDir: string, dir: string): boolean {
  mkdirSync(cacheDir, { recursive: true });
  const folders = readdirSync(cacheDir).filter((name) => name.startsWith(replacedNames(outDir)));
  return folders.some((name) => {
    const output = join(cacheDir, name, "output");
    return attempt(() => {
      // Who finds the folder must not take it for a complete output.
      rmSync(join(output, manifestFile), { force: true });
      renameSync(output, dir);
    });
  });
}

/** Gives an output that was or would be at `outDir` to later builds. Returns whether it was moved. */
function moveToCache(dir: string, outDir: string, cacheDir: string): boolean {
  return attempt(() => {
    const folder = mkdtempSync(join(cacheDir, replacedNames(outDir)));
    renameSync(dir, join(folder, "output"));
  });
}

/** Removes files of an output that this build has not written, and folders that are empty then. */
function removeOthers(dir: string, isWritten: (path: string) => boolean): void {
  const clean = (folder: string, path: string): boolean => {
    let isEmpty = true;
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const inner = join(folder, entry.name);
      const innerPath = path + entry.name;
      const isKept = entry.isDirectory() ? !clean(inner, `${innerPath}/`) : isWritten(innerPath);
      if (isKept) isEmpty = false;
      else rmSync(inner, { recursive: true });
    }
    return isEmpty;
  };
  clean(dir, "");
}

/**
 * Removes what earlier builds replaced, beside the work of this one: to remove an output can take as
 * long as to write it, and nobody waits for it.
 */
function removeReplaced(cacheDir: string): void {
  for (const name of readdirSync(cacheDir)) {
    if (!name.startsWith(replacedBefore)) continue;
    // What is left over is there for the next build.
    rm(join(cacheDir, name), { recursive: true, force: true }).catch(() => {});
  }
}

/**
 * Tidies up beside an output what builds have left whose process is gone. One that was stopped while
 * it replaced the output has taken the old one away: its own, which has its manifest and so is
 * complete, takes the place; where there is none, the old one gets it back.
 */
function recover(outDir: string): void {
  const parent = dirname(outDir);
  mkdirSync(parent, { recursive: true });
  const left = (kind: string) =>
    readdirSync(parent)
      .filter((name) => name.startsWith(`${basename(outDir)}.${kind}-`) && isAbandoned(name))
      .map((name) => join(parent, name));
  const complete = left("next").filter((dir) => existsSync(join(dir, manifestFile)));
  for (const dir of [...complete, ...left("old")]) {
    // Another build may be quicker.
    if (!existsSync(outDir)) attempt(() => renameSync(dir, outDir));
  }
  for (const dir of [...left("next"), ...left("old")]) {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Builds into one folder that may end at the same time. Each try ends with another's success. */
const mostTries = 100;

/**
 * Gives a folder the place of an output. Whoever else does the same at this time: the output is
 * always that of one build, and the last one stays.
 */
function putInPlace(dir: string, outDir: string, cacheDir: string): void {
  for (let tries = 1; ; tries++) {
    const old = existsSync(outDir) ? moveAway(outDir, cacheDir) : null;
    try {
      renameSync(dir, outDir);
      if (old !== null) rmSync(old, { recursive: true, force: true });
      return;
    } catch (error) {
      // Another build has put its output there since.
      if (!existsSync(outDir) || tries === mostTries) throw error;
    }
  }
}

/** Moves an output out of the way, unless another build has. Returns the folder that is left to remove. */
function moveAway(outDir: string, cacheDir: string): string | null {
  if (moveToCache(outDir, outDir, cacheDir)) return null;
  // The cache lies on another disk.
  const old = `${outDir}.old-${process.pid}`;
  try {
    renameSync(outDir, old);
  } catch (error) {
    if (existsSync(outDir)) throw error;
    return null;
  }
  return old;
}

/** Copies public files, bundle and images, and writes sidebar trees and the data of the catalog. */
export function copyFiles(
  staging: Staging,
  { siteDir, bundle, data }: { siteDir: string; bundle: Bundle; data: MergedData },
): void {
  copyFolder(staging, publicWriter, join(siteDir, "public"));
  copyFolder(staging, "bundle", bundle.clientDir);
  for (const { from, to } of data.assets) staging.copy("images", from, to);
  for (const { to, items } of data.trees) staging.write("sidebars", to, JSON.stringify(items));
  for (const { to, text } of data.files) staging.write("catalog", to, text);
}

function copyFolder(staging: Staging, writer: string, dir: string): void {
  for (const path of pathsBelow(dir)) {
    if (!path.startsWith(".vite/")) staging.copy(writer, join(dir, path), path);
  }
}

/** Paths of all files below a folder, with forward slashes; a folder that does not exist has none. */
export function pathsBelow(dir: string): string[] {
  return listFiles(dir).map((path) => pathBelow(dir, path));
}

function pathBelow(dir: string, path: string): string {
  return relative(dir, path).replaceAll("\\", "/");
}
