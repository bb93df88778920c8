import { cpSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listFullPaths } from "../../src/files/walk-files.ts";
import { type BuildResult, readOutput, removeSiteCache, runBuild } from "../support/run-build.ts";
import { writeHistory } from "../support/write-history.ts";
import { root } from "./build-fixture.ts";
import { createTemporaryFolder } from "./temporary-site.ts";

let folder: string;
let site: string;
/** The output of a build with a correct clock. */
let expected: Map<string, string>;
let report: string;

const success: BuildResult = { code: 0, errors: "" };

beforeAll(async () => {
  folder = createTemporaryFolder();
  site = join(folder, "site");
  cpSync(join(root, "tests/fixtures/catalog-history"), site, { recursive: true });
  const minimal = JSON.stringify(join(root, "tests/fixtures/minimal-config.ts"));
  writeFileSync(
    join(site, "config.ts"),
    `import config from ${minimal};\nexport default { ...config, lastUpdated: true };\n`,
  );
  writeHistory(site, join(site, ".git"), [
    { day: "2025-12-30", message: "Begin", files: null },
    // A commit from a machine whose clock was years ahead.
    {
      day: "2099-01-14",
      message: "wip",
      files: { "content/docs/index.md": (text) => `${text}\nMore.\n` },
    },
  ]);
  const result = await runBuild(site, join(folder, "dist"));
  report = result.errors;
  expect(result.code).toBe(0);
  expected = readOutput(join(folder, "dist"));
}, 120_000);

afterAll(() => {
  removeSiteCache(site);
  rmSync(folder, { recursive: true, force: true });
});

function buildAt(days: number): Promise<BuildResult> {
  return runBuild(site, join(folder, "dist"), {
    module: "clock.mjs",
    env: { CLOCK_DAYS: String(days) },
  });
}

function expectSame(): void {
  expect([...readOutput(join(folder, "dist"))].sort()).toEqual([...expected].sort());
}

it.each([-366, 366])("a clock that is wrong by %i days does not change a build", async (days) => {
  expect(await buildAt(days)).toEqual({ ...success, errors: report });
  expectSame();
  removeSiteCache(site);
  expect(await buildAt(days)).toEqual({ ...success, errors: report });
  expectSame();
}, 120_000);

it("files with dates in the future, in the site and in its caches, change nothing", async () => {
  const ahead = Date.now() / 1000 + 366 * 24 * 60 * 60;
  for (const file of listFullPaths(folder)) utimesSync(file, ahead, ahead);
  expect(await runBuild(site, join(folder, "dist"))).toEqual({ ...success, errors: report });
  expectSame();
}, 120_000);
