import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let folder = "";

/** Sets one temporary folder for all tests of a run. */
export function setup(): void {
  folder = mkdtempSync(join(tmpdir(), "tests-"));
  // The processes of the tests inherit these variables.
  for (const name of ["TMPDIR", "TEMP"]) process.env[name] = folder;
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
