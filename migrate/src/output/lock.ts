import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MigrationError } from "../model.ts";

const lockFile = ".migration.lock";

/**
 * Runs while no other migration writes into the folder.
 *
 * @throws MigrationError where one does
 */
export async function withLock<T>(folder: string, run: () => Promise<T>): Promise<T> {
  makeFolder(folder);
  const file = join(folder, lockFile);
  take(file, folder);
  try {
    return await run();
  } finally {
    rmSync(file, { force: true });
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isFile = code === "EEXIST" || code === "ENOTDIR";
    throw new MigrationError(
      `the folder \`${folder}\` cannot be made: ${isFile ? "a file is in its place" : (error as Error).message}\n  Hint: name a folder that is empty or does not exist`,
    );
  }
}

function take(file: string, folder: string): void {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const owner = Number(readFileSync(file, "utf8"));
    if (isRunning(owner)) {
      throw new MigrationError(
        `another migration writes into \`${folder}\` (process ${owner})\n  Hint: wait until it ends`,
      );
    }
    // It was killed.
    rmSync(file, { force: true });
  }
  throw new MigrationError(`another migration writes into \`${folder}\``);
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Files of a migration that are no part of the site. */
export const ownFiles: ReadonlySet<string> = new Set([lockFile, ".migration.json"]);
