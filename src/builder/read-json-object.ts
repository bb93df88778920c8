import { readFileSync } from "node:fs";

/** Reads a file that this program has written. Returns undefined if it is missing or damaged. */
export function readJsonObject<T extends object>(file: string): T | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    return typeof value === "object" && value !== null ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}
