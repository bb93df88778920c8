import { once } from "node:events";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { readOutput, removeSiteCache, runBuild, startBuild } from "../support/run-build.ts";
import { getSiteCache, root } from "./build-fixture.ts";
import { createTemporaryFolder } from "./temporary-site.ts";

let folder: string;
/** One site in two states, each with its own cache. */
let site: string;
let out: string;
/** The output of an uninterrupted build of each state. */
let expected: Map<string, string>[];
let state = 0;

function setState(next: number, of = site): void {
  state = next;
  const file = join(of, "content/docs/a.md");
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replace(/First text|Second text/, next === 0 ? "First text" : "Second text"),
  );
}

/** Builds in this process, which is faster, with the cache of the command. Returns whether it reports nothing. */
async function build(siteDir: string, outDir: string): Promise<boolean> {
  const cacheDir = getSiteCache(siteDir);
  const bundleDir = join(root, ".cache/bundles");
  const { ok, diagnostics } = await buildSite({ root, siteDir, outDir, cacheDir, bundleDir });
  return ok && diagnostics.length === 0;
}

beforeAll(async () => {
  folder = createTemporaryFolder();
  site = join(folder, "site");
  out = join(folder, "dist");
  const fixture = join(root, "tests/fixtures/cache");
  cpSync(fixture, site, { recursive: true });
  expected = [];
  for (const next of [0, 1]) {
    const fresh = join(folder, `fresh-${next}`);
    cpSync(fixture, fresh, { recursive: true });
    setState(next, fresh);
    expect(await build(fresh, `${fresh}-dist`)).toBe(true);
    expected.push(readOutput(`${fresh}-dist`));
  }
  setState(0);
  await build(site, out);
}, 120_000);

afterAll(() => {
  for (const one of [site, join(folder, "fresh-0"), join(folder, "fresh-1")]) removeSiteCache(one);
  rmSync(folder, { recursive: true, force: true });
});

/** Expects that the output and the files next to it come from one finished build. */
function expectWhole(...states: (Map<string, string> | undefined)[]): void {
  const found = readOutput(out);
  expect(states.map((one) => one && [...one].sort())).toContainEqual([...found].sort());
}

function listFoldersNextToOutput(): string[] {
  return readdirSync(folder).filter((name) => name.startsWith("dist"));
}

it("the two states differ", () => {
  expect([...(expected[0] ?? [])].sort()).not.toEqual([...(expected[1] ?? [])].sort());
  expectWhole(expected[0]);
});

it.each([
  ["it has a folder to write to", String.raw`^mkdirSync .*dist\.next-\w+/next$`],
  ["it copies the first file", String.raw`^copyFileSync .*dist\.next-\w+/next/`],
  ["it begins with an earlier output", String.raw`^renameSync \S*replaced-output-\S* \S*\.next-`],
  ["it writes a page", String.raw`^writeFileSync .*dist\.next-\w+/next/a/index\.html`],
  ["it adds to a cache", "^writeFileSync$"],
  ["it replaces the index of a cache", String.raw`^renameSync .*pages/index\.json`],
  ["its output is complete", String.raw`^writeFileSync .*dist\.next-\w+/next/\.output\.json`],
  ["it moves the old output away", String.raw`^renameSync \S*dist \S*replaced-output-`],
])(
  "a build that is killed before %s leaves the output unchanged",
  async (_, at) => {
    const before = expected[state];
    setState(1 - state);
    const killed = await runBuild(site, out, {
      module: "pause-build.mjs",
      env: { PAUSE: JSON.stringify({ at }) },
    });
    expect(killed.code).toBeNull();
    expectWhole(before);
    expect(await build(site, out)).toBe(true);
    expectWhole(expected[state]);
    expect(listFoldersNextToOutput()).toEqual(["dist"]);
  },
  120_000,
);

it("the next build finishes a swap that was interrupted between its two renames", async () => {
  setState(1 - state);
  const at = String.raw`^renameSync \S*dist\.next-\w+/next \S*dist$`;
  const killed = await runBuild(site, out, {
    module: "pause-build.mjs",
    env: { PAUSE: JSON.stringify({ at }) },
  });
  expect(killed.code).toBeNull();
  expect(existsSync(out)).toBe(false);
  // A failing build writes nothing.
  const file = join(site, "content/docs/a.md");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, `${text}\n[nowhere](/none)\n`);
  expect(await build(site, out)).toBe(false);
  expectWhole(expected[state]);
  expect(listFoldersNextToOutput()).toEqual(["dist"]);
  writeFileSync(file, text);
}, 120_000);

it("two simultaneous builds into one folder both succeed, and the last one wins", async () => {
  const other = 1 - state;
  const slow = startBuild(site, out, {
    module: "pause-build.mjs",
    // The old output is already moved away. The build continues when another one has written its
    // output.
    env: {
      PAUSE: JSON.stringify({
        at: String.raw`^renameSync \S*dist\.next-\w+/next \S*dist$`,
        until: out,
      }),
    },
  });
  if (slow.child.stdout) await once(slow.child.stdout, "data");
  expect(existsSync(out)).toBe(false);
  const quick = await runBuild(join(folder, `fresh-${other}`), out);
  expect(quick).toEqual({ code: 0, errors: "" });
  slow.child.stdout?.resume();
  expect(await slow.ended).toEqual({ code: 0, errors: "" });
  expectWhole(expected[state]);
  expect(listFoldersNextToOutput()).toEqual(["dist"]);
}, 120_000);

it("two simultaneous builds of one site with one cache are both correct", async () => {
  setState(1 - state);
  removeSiteCache(site);
  const ended = await Promise.all([runBuild(site, out), runBuild(site, out)]);
  expect(ended).toEqual([
    { code: 0, errors: "" },
    { code: 0, errors: "" },
  ]);
  expectWhole(expected[state]);
  expect(await build(site, out)).toBe(true);
  expectWhole(expected[state]);
  expect(listFoldersNextToOutput()).toEqual(["dist"]);
}, 120_000);
