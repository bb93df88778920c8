import { readFileSync } from "node:fs";

/** Reads a text file without a byte order mark, with its line ends as they are. */
export function readText(file: string): string {
  return readFileSync(file, "utf8").replace(/^\uFEFF/, "");
}
