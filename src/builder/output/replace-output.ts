import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { hashOf } from "../cache/hash.ts";
import { attempt, isAbandoned } from "../cache/store.ts";
import { manifestFile } from "./manifest.ts";

/** Folders in the cache that hold an output whose place another has taken. */
const replacedBefore = "replaced-output-";

/** Beginning of the names of those folders whose output was at `outDir`. */
const replacedNames = (outDir: string) => `${replacedBefore}${hashOf(outDir)}-`;

/** Takes an output that was at `outDir` out of the cache. Returns whether there is one at `dir` now. */
export function takeReplaced(outDir: string, cacheDir: string, dir: string): boolean {
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
export function moveToCache(dir: string, outDir: string, cacheDir: string): boolean {
  return attempt(() => {
    const folder = mkdtempSync(join(cacheDir, replacedNames(outDir)));
    renameSync(dir, join(folder, "output"));
  });
}

/** Gives a folder to the next build, which removes it beside its work. */
export function removeLater(folder: string, cacheDir: string): void {
  const isMoved = attempt(() => renameSync(folder, mkdtempSync(join(cacheDir, replacedBefore))));
  if (!isMoved) rmSync(folder, { recursive: true });
}

/**
 * Removes what earlier builds replaced, beside the work of this one: to remove an output can take as
 * long as to write it, and nobody waits for it.
 */
export function removeReplaced(cacheDir: string): void {
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
export function recover(outDir: string): void {
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
export function putInPlace(dir: string, outDir: string, cacheDir: string): void {
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
