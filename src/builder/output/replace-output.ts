import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hashOf } from "../cache/hash.ts";
import { attempt } from "../cache/store.ts";
import { hasManifest, manifestFile } from "./manifest.ts";
import { findAbandonedFolders, type WorkFolder } from "./work-folder.ts";

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
 * Cleans up after builds that were killed. If one died while swapping folders, the finished new output
 * (it has a manifest) takes its place; otherwise the previous output is restored.
 */
export function recoverInterruptedBuild(outDir: string): void {
  mkdirSync(dirname(outDir), { recursive: true });
  const abandoned = findAbandonedFolders(outDir);
  const complete = abandoned.map(({ next }) => next).filter((dir) => hasManifest(dir));
  for (const dir of [...complete, ...abandoned.map(({ previous }) => previous)]) {
    // Another build may be faster.
    if (!existsSync(outDir)) attempt(() => renameSync(dir, outDir));
  }
  for (const folder of abandoned) folder.remove();
}

/** Several builds may finish at the same time. Each failed attempt is the success of another one. */
const mostTries = 100;

/**
 * Replaces the output with the finished one. If several builds do this at the same time, the output is
 * always that of one build, and the last one stays.
 */
export function swapOutput(
  { next, previous }: Pick<WorkFolder, "next" | "previous">,
  outDir: string,
  cacheDir: string,
): void {
  for (let tries = 1; ; tries++) {
    if (existsSync(outDir)) moveAway(outDir, previous, cacheDir);
    try {
      renameSync(next, outDir);
      return;
    } catch (error) {
      // Another build has put its output there.
      if (!existsSync(outDir) || tries === mostTries) throw error;
    }
  }
}

/** Moves the output into the cache or, if that is on another disk, into the work folder. */
function moveAway(outDir: string, previous: string, cacheDir: string): void {
  if (moveToCache(outDir, outDir, cacheDir)) return;
  rmSync(previous, { recursive: true, force: true });
  try {
    renameSync(outDir, previous);
  } catch (error) {
    // Another build has moved it.
    if (existsSync(outDir)) throw error;
  }
}
