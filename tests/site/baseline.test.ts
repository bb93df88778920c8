import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { root } from "./build-fixture.ts";
import { createTemporaryFolder, createTemporarySite } from "./temporary-site.ts";

const site = createTemporarySite();
const out = join(createTemporaryFolder(), "dist");
afterAll(() => site.dispose());

function build(...args: string[]) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["src/run.mjs", "src/cli.ts", "build", "--site", site.dir, "--out", out, ...args],
    { cwd: root, encoding: "utf8" },
  );
  return { status, report: stderr };
}

function writePage(...lines: string[]): void {
  site.write("content/docs/index.md", ["---", "title: Docs", "---", "", ...lines, ""].join("\n"));
}

it("lets an old site build, and rejects new diagnostics", () => {
  writePage("[A](/docs/a)", "", "[B](/docs/b)");
  const first = build("--report", join(site.dir, "found.sarif"));
  expect(first).toMatchObject({ status: 1 });
  expect(first.report).toContain(
    "content/docs/index.md:5:1 error `/docs/a` is not the address of a page",
  );
  const sarif = JSON.parse(readFileSync(join(site.dir, "found.sarif"), "utf8"));
  expect(sarif.runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual([
    "broken-link",
    "broken-link",
  ]);

  expect(build("--update-baseline")).toEqual({
    status: 0,
    report: "2 known diagnostics in baseline.tsv\n",
  });

  writePage(
    "New text moves the lines.",
    "",
    "[A](/docs/a)",
    "",
    "[B](/docs/b)",
    "",
    "[C](/docs/c)",
  );
  const fresh = build("--report", join(site.dir, "found.json"));
  expect(fresh.status).toBe(1);
  expect(fresh.report).toMatch(
    /^content\/docs\/index\.md:11:1 error `\/docs\/c` is not the address of a page.*\n.*\n\n1 error, 0 warnings\n2 known diagnostics in baseline\.tsv\n/,
  );
  expect(JSON.parse(readFileSync(join(site.dir, "found.json"), "utf8"))).toMatchObject([
    { rule: "broken-link", line: 11 },
  ]);

  writePage("[A](/docs/a)");
  const better = build();
  expect(better.status).toBe(0);
  expect(better.report).toContain(
    "warning fixed in `content/docs/index.md`: `/docs/b` is not the address of a page",
  );
  build("--update-baseline");
  expect(readFileSync(join(site.dir, "baseline.tsv"), "utf8").split("\n").slice(2)).toEqual([
    "1\tbroken-link\tcontent/docs/index.md\t`/docs/a` is not the address of a page",
    "",
  ]);
}, 120_000);

it("rejects an invalid baseline, and an unknown report format", () => {
  writePage("Text.");
  site.write("baseline.tsv", "<<<<<<< HEAD\n");
  expect(build().report).toContain(
    "baseline.tsv:1:1 error two versions of the baseline are not merged [invalid-baseline]",
  );
  expect(build("--report", "found.txt").report).toContain("use `.json` or `.sarif`");
}, 120_000);
