import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A folder that is filled beside the output folder and takes its place when it is complete. */
export interface Staging {
  /** Path of a file below the output folder, with forward slashes. */
  write(file: string, content: string | Uint8Array): void;
  copy(from: string, to: string): void;
  /** Puts the folder in place of the old output. */
  commit(): void;
  /** Removes the folder; the old output stays. */
  discard(): void;
}

/** Opens an empty staging folder beside `outDir`. */
export function openStaging(outDir: string): Staging {
  const dir = `${outDir}.next-${process.pid}`;
  const made = new Set<string>();
  rmSync(dir, { recursive: true, force: true });
  const target = (file: string) => {
    const path = join(dir, file);
    const parent = dirname(path);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    return path;
  };
  target("index.html");
  return {
    write: (file, content) => writeFileSync(target(file), content),
    copy: (from, to) => cpSync(from, target(to), { recursive: true }),
    commit() {
      const old = `${outDir}.old-${process.pid}`;
      if (existsSync(outDir)) renameSync(outDir, old);
      renameSync(dir, outDir);
      rmSync(old, { recursive: true, force: true });
    },
    discard: () => rmSync(dir, { recursive: true, force: true }),
  };
}
