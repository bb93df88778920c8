import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** Searches upwards for a file of this repository, because compiled code runs elsewhere. */
export function getEnginePath(path: string): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const file = join(folder, path);
    if (existsSync(file)) return file;
    if (folder === dirname(folder)) {
      throw new Error(`no \`${path}\` above \`${import.meta.dirname}\``);
    }
  }
}
