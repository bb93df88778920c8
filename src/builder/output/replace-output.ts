import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { attempt } from "../attempt.ts";
import { computeHash } from "../cache/hash.ts";
import { hasManifest, outputManifestFile } from "./manifest.ts";
import type { OutputFolders } from "./previous-output.ts";
import { findAbandonedFolders, type WorkFolder } from "./work-folder.ts";

const replacedOutputPrefix = "replaced-output-";

const getReplacedNames = (outDir: string) => `${replacedOutputPrefix}${computeHash(outDir)}-`;

/** Moves the replaced output of `outDir` to `dir`. Returns whether one existed. */
export function reuseReplacedOutput({ outDir, cacheDir }: OutputFolders, dir: string): boolean {
  mkdirSync(cacheDir, { recursive: true });
  const folders = readdirSync(cacheDir).filter((name) => name.startsWith(getReplacedNames(outDir)));
  return folders.some((name) => {
    const output = join(cacheDir, name, "output");
    return attempt(() => {
      // Without a manifest, the folder does not count as a complete output.
      rmSync(join(output, outputManifestFile), { force: true });
      renameSync(output, dir);
    });
  });
}

export function moveToCache(dir: string, { outDir, cacheDir }: OutputFolders): boolean {
  return attempt(() => {
    const folder = mkdtempSync(join(cacheDir, getReplacedNames(outDir)));
    renameSync(dir, join(folder, "output"));
  });
}

export function removeLater(folder: string, cacheDir: string): void {
  const isMoved = attempt(() =>
    renameSync(folder, mkdtempSync(join(cacheDir, replacedOutputPrefix))),
  );
  if (!isMoved) rmSync(folder, { recursive: true });
}

/** Runs in the background: removing an output can take as long as writing it. */
export function removeReplacedOutputs(cacheDir: string): void {
  for (const name of readdirSync(cacheDir)) {
    if (!name.startsWith(replacedOutputPrefix)) continue;
    // If that fails, the next build tries again.
    rm(join(cacheDir, name), { recursive: true, force: true }).catch(() => {});
  }
}

/** Cleans up after killed builds. A complete new output wins over the previous one. */
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

/** Several builds may finish together. Each failed attempt means that another build succeeded. */
const maxAttempts = 100;

/** Replaces the output. If several builds do this, the output always comes from a single one. */
export function swapOutput(
  { next, previous }: Pick<WorkFolder, "next" | "previous">,
  folders: OutputFolders,
): void {
  const { outDir } = folders;
  for (let tries = 1; ; tries++) {
    if (existsSync(outDir)) moveAway(folders, previous);
    try {
      renameSync(next, outDir);
      return;
    } catch (error) {
      if (!existsSync(outDir) || tries === maxAttempts) throw error;
    }
  }
}

/** Moves the output into the cache or, if that is on another disk, into the work folder. */
function moveAway(folders: OutputFolders, previous: string): void {
  const { outDir } = folders;
  if (moveToCache(outDir, folders)) return;
  rmSync(previous, { recursive: true, force: true });
  try {
    renameSync(outDir, previous);
  } catch (error) {
    // Another build has moved it.
    if (existsSync(outDir)) throw error;
  }
}
