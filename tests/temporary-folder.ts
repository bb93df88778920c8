import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let folder = "";

/** One temporary folder for all tests of a run. */
export function setup(): void {
  folder = mkdtempSync(join(tmpdir(), "tests-"));
  // Where systems look for the place of temporary files; the processes of the tests inherit it.
  for (const name of ["TMPDIR", "TEMP"]) process.env[name] = folder;
}

/** It is gone after them, whatever they left in it. */
export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
