import { statSync } from "node:fs";

/** Whether a path leads to a file that this process can find; links are followed. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
