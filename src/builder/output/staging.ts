import {
  closeSync,
  copyFileSync,
  existsSync,
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
import { listFiles } from "../cache/hash.ts";
import { attempt, isAbandoned } from "../cache/store.ts";
import type { Bundle } from "../compile/bundle.ts";
import { isInside } from "../load/is-inside.ts";
import type { MergedData } from "../load/read-site-data.ts";
import { createManifest, type Manifest, manifestFile, publicWriter } from "./manifest.ts";

/**
 * A folder that is filled beside the output folder and replaces it when it is complete. Files are
 * written synchronously: handing small files to Node's threads takes longer than writing them.
 */
export interface Staging {
  /** The record of what is written. */
  readonly manifest: Manifest;
  /** Writes a file below the output folder; the path has forward slashes. */
  write(writer: string, path: string, content: FileContent): void;
  copy(writer: string, from: string, path: string): void;
  /** The content of a file that was written. */
  read(path: string): Uint8Array;
  /** Replaces the old output with the folder, to which the manifest is added. */
  commit(): void;
  /** Removes the folder; the old output stays. */
  discard(): void;
}

/** Folders in the cache that hold an output whose place another has taken. */
const replaced = "replaced-output-";

/**
 * Opens an empty staging folder beside `outDir`. The output that it replaces goes to `cacheDir`. What
 * a build that was stopped has left is tidied up first, see `recover`.
 */
export function openStaging(outDir: string, cacheDir: string): Staging {
  removeReplaced(cacheDir);
  recover(outDir);
  const dir = `${outDir}.next-${process.pid}`;
  const made = new Set<string>();
  const manifest = createManifest();
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const target = (file: string) => {
    const path = join(dir, file);
    if (!isInside(path, dir)) throw new Error(`\`${file}\` would lie outside the output folder`);
    const parent = dirname(path);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    return path;
  };
  return {
    manifest,
    write(writer, path, content) {
      const file = target(path);
      if (typeof content === "string" || content instanceof Uint8Array) {
        writeFileSync(file, content);
        manifest.record(writer, path, Buffer.byteLength(content));
      } else manifest.record(writer, path, writePieces(file, content));
    },
    copy(writer, from, path) {
      copyFileSync(from, target(path));
      manifest.record(writer, path, statSync(from).size);
    },
    read: (path) => readFileSync(join(dir, path)),
    commit() {
      writeFileSync(target(manifestFile), manifest.toJson());
      putInPlace(dir, outDir, cacheDir);
    },
    discard: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** Writes a file piece by piece. Returns its length in bytes. */
function writePieces(file: string, pieces: Iterable<string>): number {
  const opened = openSync(file, "w");
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

/**
 * Removes what earlier builds replaced, beside the work of this one: to remove an output can take as
 * long as to write it, and nobody waits for it.
 */
function removeReplaced(cacheDir: string): void {
  mkdirSync(cacheDir, { recursive: true });
  for (const name of readdirSync(cacheDir)) {
    if (!name.startsWith(replaced)) continue;
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
  if (attempt(() => renameSync(outDir, join(mkdtempSync(join(cacheDir, replaced)), "output"))))
    return null;
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
  return listFiles(dir).map((path) => relative(dir, path).replaceAll("\\", "/"));
}
