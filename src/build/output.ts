import { existsSync, renameSync, rmSync } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
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

/** Opens an empty staging folder beside `outDir`. */
export async function openStaging(outDir: string): Promise<Staging> {
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
      const old = `${outDir}.old-${process.pid}`;
      if (existsSync(outDir)) renameSync(outDir, old);
      renameSync(dir, outDir);
      rmSync(old, { recursive: true, force: true });
    },
    discard: () => rmSync(dir, { recursive: true, force: true }),
  };
}
