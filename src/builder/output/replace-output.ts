import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { hashOf } from "../cache/hash.ts";
import { attempt, isAbandoned } from "../cache/store.ts";
import { manifestFile } from "./manifest.ts";

/** Prefix of folders in the cache with outputs that were replaced. */
const replacedBefore = "replaced-output-";

const replacedNames = (outDir: string) => `${replacedBefore}${hashOf(outDir)}-`;

/** Moves the previous output of `outDir` from the cache to `dir`. Returns whether there was one. */
export function reuseReplacedOutput(outDir: string, cacheDir: string, dir: string): boolean {
  mkdirSync(cacheDir, { recursive: true });
  const folders = readdirSync(cacheDir).filter((name) => name.startsWith(replacedNames(outDir)));
  return folders.some((name) => {
    const output = join(cacheDir, name, "output");
    return attempt(() => {
      // Without a manifest, it is not taken for a complete output.
      rmSync(join(output, manifestFile), { force: true });
      renameSync(output, dir);
    });
  });
}

/** Moves an output into the cache for the next build. Returns whether that worked. */
export function moveToCache(dir: string, outDir: string, cacheDir: string): boolean {
  return attempt(() => {
    const folder = mkdtempSync(join(cacheDir, replacedNames(outDir)));
    renameSync(dir, join(folder, "output"));
  });
}

/** Moves a folder into the cache. The next build removes it in the background. */
export function removeLater(folder: string, cacheDir: string): void {
  const isMoved = attempt(() => renameSync(folder, mkdtempSync(join(cacheDir, replacedBefore))));
  if (!isMoved) rmSync(folder, { recursive: true });
}

/**
 * Removes replaced outputs in the background: to remove an output can take as long as to write it.
 */
export function removeReplacedOutputs(cacheDir: string): void {
  for (const name of readdirSync(cacheDir)) {
    if (!name.startsWith(replacedBefore)) continue;
    // If that fails, the next build tries again.
    rm(join(cacheDir, name), { recursive: true, force: true }).catch(() => {});
  }
}

/**
 * Cleans up after builds that were killed. If one died while swapping folders, the finished new
 * output (it has a manifest) takes its place; otherwise the previous output is restored.
 */
export function recoverInterruptedBuild(outDir: string): void {
  const parent = dirname(outDir);
  mkdirSync(parent, { recursive: true });
  const left = (kind: string) =>
    readdirSync(parent)
      .filter((name) => name.startsWith(`${basename(outDir)}.${kind}-`) && isAbandoned(name))
      .map((name) => join(parent, name));
  const complete = left("next").filter((dir) => existsSync(join(dir, manifestFile)));
  for (const dir of [...complete, ...left("old")]) {
    // Another build may be faster.
    if (!existsSync(outDir)) attempt(() => renameSync(dir, outDir));
  }
  for (const dir of [...left("next"), ...left("old")]) {
    rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * Several builds may finish at the same time. Each failed attempt is the success of another one.
 */
const mostTries = 100;

/**
 * Replaces the output with a folder. If several builds do this at the same time, the output is
 * always that of one build, and the last one stays.
 */
export function swapOutput(dir: string, outDir: string, cacheDir: string): void {
  for (let tries = 1; ; tries++) {
    const old = existsSync(outDir) ? moveAway(outDir, cacheDir) : null;
    try {
      renameSync(dir, outDir);
      if (old !== null) rmSync(old, { recursive: true, force: true });
      return;
    } catch (error) {
      // Another build has put its output there.
      if (!existsSync(outDir) || tries === mostTries) throw error;
    }
  }
}

/** Moves the output away, unless another build did. Returns a folder to remove. */
function moveAway(outDir: string, cacheDir: string): string | null {
  if (moveToCache(outDir, outDir, cacheDir)) return null;
  // The cache is on another disk.
  const old = `${outDir}.old-${process.pid}`;
  try {
    renameSync(outDir, old);
  } catch (error) {
    if (existsSync(outDir)) throw error;
    return null;
  }
  return old;
}
