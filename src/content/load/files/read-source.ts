import { readFileSync } from "node:fs";

/** Reads a text file. A byte order mark is dropped and every line end becomes `\n`. */
export function readSource(path: string): string {
  return normalizeText(readFileSync(path, "utf8"));
}

/** Editors do not count a byte order mark, so positions without it match theirs. */
export function normalizeText(text: string): string {
  const bare = text.startsWith("\uFEFF") ? text.slice(1) : text;
  return bare.includes("\r") ? bare.replace(/\r\n?/g, "\n") : bare;
}
