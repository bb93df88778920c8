import { statSync } from "node:fs";

/** Whether a path leads to a folder that this process can find; links are followed. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
