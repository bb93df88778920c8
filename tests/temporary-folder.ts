import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let folder = "";

/** Repositories of tests have no sample hooks, and are never packed in the background. */
const gitSettings = {
  GIT_TEMPLATE_DIR: "",
  GIT_CONFIG_COUNT: "1",
  GIT_CONFIG_KEY_0: "maintenance.auto",
  GIT_CONFIG_VALUE_0: "false",
};

/** Sets one temporary folder, and the settings of git, for all tests of a run. */
export function setup(): void {
  folder = mkdtempSync(join(tmpdir(), "tests-"));
  // The processes of the tests inherit these variables.
  for (const name of ["TMPDIR", "TEMP"]) process.env[name] = folder;
  Object.assign(process.env, gitSettings);
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
