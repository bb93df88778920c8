import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A folder that is filled beside the output folder and takes its place when it is complete. */
export interface Staging {
  /** Writes a file below the output folder; the path has forward slashes. */
  write(file: string, content: string | Uint8Array): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  /** Puts the folder in place of the old output. */
  commit(): void;
  /** Removes the folder; the old output stays. */
  discard(): void;
}

/** Folders in the cache that hold an output whose place another has taken. */
const replaced = "replaced-output-";

/** Opens an empty staging folder beside `outDir`. What it takes the place of goes to `cacheDir`. */
export async function openStaging(outDir: string, cacheDir: string): Promise<Staging> {
  removeReplaced(cacheDir);
  const dir = `${outDir}.next-${process.pid}`;
  const made = new Map<string, Promise<unknown>>();
  rmSync(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  const target = async (file: string) => {
    const path = join(dir, file);
    const parent = dirname(path);
    const making = made.get(parent) ?? mkdir(parent, { recursive: true });
    made.set(parent, making);
    await making;
    return path;
  };
  return {
    write: async (file, content) => writeFile(await target(file), content),
    copy: async (from, to) => copyFile(from, await target(to)),
    commit() {
      const old = existsSync(outDir) ? moveAway(outDir, cacheDir) : null;
      renameSync(dir, outDir);
      if (old !== null) rmSync(old, { recursive: true, force: true });
    },
    discard: () => rmSync(dir, { recursive: true, force: true }),
  };
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

/** Answers with what is left to remove. */
function moveAway(outDir: string, cacheDir: string): string | null {
  try {
    renameSync(outDir, join(mkdtempSync(join(cacheDir, replaced)), "output"));
    return null;
  } catch {
    // The cache lies on another disk.
    const old = `${outDir}.old-${process.pid}`;
    renameSync(outDir, old);
    return old;
  }
}
