import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { root } from "./build-fixture.ts";
import { createTemporarySite } from "./temporary-site.ts";

const folder = mkdtempSync(join(tmpdir(), "command-line-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["src/run.mjs", "src/cli.ts", ...args],
    { cwd: root, encoding: "utf8" },
  );
  return { status, stdout, stderr };
}

it("rejects an unknown option before it does anything", () => {
  const out = join(folder, "never");
  const { status, stdout, stderr } = run("build", "--out", out, "--dry-run");
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toBe(
    "unknown option '--dry-run'\n  Hint: `npm run build -- --help` lists the options\n",
  );
  expect(existsSync(out)).toBe(false);
});

it("prints only JSON to standard output, and the phases to standard error", () => {
  const out = join(folder, "dist");
  const site = join(root, "tests/fixtures/cache");
  const { status, stdout, stderr } = run(
    "build",
    "--json",
    "--verbose",
    "--site",
    site,
    "--out",
    out,
  );
  expect(status).toBe(0);
  const { ok, pages, milliseconds, output } = JSON.parse(stdout);
  expect({ ok, folder: output.folder }).toEqual({ ok: true, folder: out });
  expect(pages).toBeGreaterThan(0);
  expect(output.bytes).toBeGreaterThan(1000);
  for (const phase of ["compile", "read", "render", "write", "check"]) {
    expect(milliseconds[phase]).toBeGreaterThanOrEqual(0);
    expect(stderr).toMatch(new RegExp(`^${phase}: \\d+\\.\\d s$`, "m"));
  }
});

it.each([
  ["setImmediate", [], "The build failed; the output folder is unchanged."],
  ["setImmediate", ["--shard", "1/1"], "The build failed, so no shard was written."],
  ['process.once.bind(process, "beforeExit")', [], "The site was written before the error."],
])("names an error that a component causes later, with %s %j", (later, options, outcome) => {
  const site = createTemporarySite();
  site.write("content/docs/price.mdx", "---\ntitle: Price\n---\n\n<Price />\n");
  site.write(
    "components.tsx",
    `const later = ${later};\nexport function Price() {\n  later(() => {\n    throw new Error("no price");\n  });\n  return <b>5</b>;\n}\n`,
  );
  const out = join(folder, `late-${outcome.length}`);
  const { status, stderr } = run("build", "--site", site.dir, "--out", out, ...options);
  site.dispose();
  expect(status).toBe(1);
  expect(stderr).toContain("code that runs after its component has failed: no price [late-error]");
  expect(stderr.trimEnd().split("\n").at(-1)).toBe(outcome);
});

it("reports errors without a stack", () => {
  const { status, stderr } = run("preview", "--out", join(folder, "nothing"));
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^`.*nothing` has no built site\n {2}Hint: run `npm run build -- --out .*nothing` first\n$/,
  );
});
