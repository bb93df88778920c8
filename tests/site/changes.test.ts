import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "./build-fixture.ts";
import { createTemporaryFolder, createTemporarySite } from "./temporary-site.ts";

const patches = join(root, "tests/site/changes");

/**
 * A copy of the engine with the patches in `changes/`. It is inside the project, so that it finds
 * its packages.
 */
const engine = createTemporaryFolder();
const site = createTemporarySite();
const out = join(engine, "dist");

const article = `---
title: Home
---

:::example
Read this.
:::

\`\`\`hcl wrap
a = 1
\`\`\`
`;

/** Runs a command in the copy. Returns its output if it fails. */
function run(command: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: engine,
    encoding: "utf8",
    // Git must not treat the copy as part of the project's repository.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(engine) },
  });
  return status === 0 ? "" : `${error?.message ?? ""}${stdout}${stderr}`;
}

beforeAll(() => {
  cpSync(join(root, "src"), join(engine, "src"), { recursive: true });
  for (const name of ["package.json", "package-lock.json", "tsconfig.base.json"]) {
    cpSync(join(root, name), join(engine, name));
  }
  const names = readdirSync(patches).map((name) => join(patches, name));
  const failure = run("git", ["apply", ...names]);
  expect(failure).toBe("");
  site.write("content/docs/index.md", article);
  const build = ["src/run.mjs", "src/cli.ts", "build", "--site", site.dir, "--out", out];
  expect(run(process.execPath, build)).toBe("");
});

afterAll(() => {
  site.dispose();
  rmSync(engine, { recursive: true, force: true });
});

function readOutputFile(path: string): string {
  return readFileSync(join(out, path), "utf8");
}

/** See CONTRIBUTING.md. */
it.each([
  ["admonition", 2],
  ["code-option", 2],
  ["output-file", 2],
])("the change %s touches at most %i files", (name, most) => {
  const touched = readFileSync(join(patches, `${name}.patch`), "utf8").match(/^diff --git /gm);
  expect(touched?.length).toBeGreaterThan(0);
  expect(touched?.length).toBeLessThanOrEqual(most);
});

it("a new kind of admonition has its title and color", () => {
  const html = readOutputFile("index.html");
  expect(html).toMatch(/class="[^"]*admonition-example/);
  expect(html).toContain(">Example</");
  expect(html).toContain(".admonition-example{--c:var(--green)}");
});

it("a new option of code blocks has its class and style", () => {
  const html = readOutputFile("index.html");
  expect(html).toContain('<div class="code wrapped" data-lang="hcl">');
  expect(html).toContain(".wrapped code{white-space:pre-wrap}");
});

it("a new output file is written", () => {
  expect(readOutputFile("humans.txt")).toMatch(/^\/\* SITE \*\/\nTitle: /);
});
