import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { cutIntoSegments } from "../../src/builder/output/search-index.ts";
import { buildShard } from "../../src/builder/shards/build-shard.ts";
import { findShards } from "../../src/builder/shards/shard.ts";
import { readOutput } from "../support/run-build.ts";
import { root } from "./build-fixture.ts";
import { createTemporaryFolder, createTemporarySite } from "./temporary-site.ts";

/** A site that is built in one run, and in two shards. */
const siteDir = join(root, "tests/fixtures/kitchen-sink");
const of = 2;
let folder = "";

beforeAll(async () => {
  folder = createTemporaryFolder();
  for (const number of [1, 2]) await buildPart(number, join(folder, "parts", `part-${number}`));
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The folders of a simulated machine. Only the compiled engine is shared. */
function createMachine(name: string, site = siteDir) {
  const cacheDir = join(folder, "machines", name, "cache");
  mkdirSync(cacheDir, { recursive: true });
  return { root, siteDir: site, cacheDir, bundleDir: join(root, ".cache/bundles") };
}

function buildPart(number: number, outDir: string, site = siteDir) {
  return buildShard({ ...createMachine(`part-${number}`, site), outDir, shard: { number, of } });
}

function build(name: string, parts?: ReturnType<typeof findShards>, site = siteDir) {
  return buildSite({ ...createMachine(name, site), outDir: join(folder, name), shards: parts });
}

it("merges shards to the same bytes as a single build", async () => {
  const parts = findShards(join(folder, "parts"));
  expect(parts.map(({ number }) => number)).toEqual([1, 2]);
  expect(Math.min(...parts.map(({ pages }) => pages))).toBeGreaterThan(0);
  const whole = await build("whole");
  const merged = await build("merged", parts);
  expect(merged).toEqual({ ...whole, rendered: merged.rendered });
  expect([...readOutput(join(folder, "merged"))].sort()).toEqual(
    [...readOutput(join(folder, "whole"))].sort(),
  );
  const written = parts.reduce((sum, { pages }) => sum + pages, 0);
  expect(merged.rendered).toBe(whole.pages - written);
});

it("reuses segments of the search index from shards that have all their pages", async () => {
  const { dir: site, write, dispose } = createTemporarySite();
  const config = JSON.stringify(join(root, "tests/fixtures/minimal-config.ts"));
  write(
    "config.ts",
    `import config from ${config};\nexport default { ...config, navbar: [{ type: "search" }] };\n`,
  );
  for (const name of findFirstOfSegments(6)) {
    const text = `---\ntitle: Page ${name}\n---\n\nAbout ${name}, and words that [all of them](/docs/old) have.\n`;
    write(`content/docs/${name}.md`, text);
  }
  write("redirects.tsv", "/docs/old\thttps://example.com\n");
  const partsDir = join(folder, "parts-with-segments");
  for (const number of [1, 2]) await buildPart(number, join(partsDir, String(number)), site);
  for (const result of [
    await build("of-segments", undefined, site),
    await build("from-segments", findShards(partsDir), site),
  ]) {
    expect(result).toMatchObject({ ok: true, diagnostics: [] });
  }
  expect([...readOutput(join(folder, "from-segments"))].sort()).toEqual(
    [...readOutput(join(folder, "of-segments"))].sort(),
  );
  const readKeys = (store: string) =>
    Object.keys(JSON.parse(readFileSync(join(store, "search/index.json"), "utf8")) as object);
  const whole = readKeys(createMachine("of-segments").cacheDir);
  const made = readKeys(createMachine("from-segments").cacheDir);
  const taken = [1, 2].flatMap((number) => readKeys(join(partsDir, String(number))));
  expect(taken.length).toBeGreaterThan(3);
  expect(made.filter((key) => taken.includes(key))).toEqual([]);
  expect([...made, ...taken].sort()).toEqual(whole.sort());
  dispose();
}, 120_000);

/** Routes of pages that each start a new segment. */
function findFirstOfSegments(count: number): string[] {
  const names: string[] = [];
  for (let number = 0; names.length < count; number++) {
    const segments = cutIntoSegments([{ route: "/a" }, { route: `/page-${number}` }]);
    if (segments.length === 2) names.push(`page-${number}`);
  }
  return names;
}

it("renders nothing again if the shard exists", async () => {
  const outDir = join(folder, "again");
  cpSync(join(folder, "parts/part-2"), outDir, { recursive: true });
  expect(await buildPart(2, outDir)).toMatchObject({ ok: true, rendered: 0 });
});

it("reports missing and duplicate shards", () => {
  const parts = join(folder, "some");
  cpSync(join(folder, "parts/part-1"), join(parts, "a"), { recursive: true });
  expect(() => findShards(parts)).toThrow("lacks 2/2");
  cpSync(join(folder, "parts/part-1"), join(parts, "b"), { recursive: true });
  expect(() => findShards(parts)).toThrow("are the same shard");
  expect(() => findShards(join(folder, "nowhere"))).toThrow("does not exist");
  expect(() => findShards(join(folder, "parts/part-1/shard.json"))).toThrow("is not a folder");
  expect(() => findShards(siteDir)).toThrow("contains no finished shard");
});

it("rejects shards with another count, and damaged ones", () => {
  const parts = join(folder, "mixed");
  cpSync(join(folder, "parts"), parts, { recursive: true });
  const file = join(parts, "part-2/shard.json");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(`"of": 2`, `"of": 3`));
  expect(() => findShards(parts)).toThrow("different shard counts");
  writeFileSync(file, text.slice(0, 20));
  expect(() => findShards(parts)).toThrow("is damaged");
});

it("rejects shards that were built from other files, and keeps the output", async () => {
  const site = join(folder, "changing");
  const partsDir = join(folder, "old-parts");
  cpSync(join(root, "tests/fixtures/cache"), site, { recursive: true });
  for (const number of [1, 2]) await buildPart(number, join(partsDir, String(number)), site);
  writeFileSync(join(site, "content/docs/late.md"), "---\ntitle: Late\n---\n\nA later commit.\n");
  const late = () => build("late", findShards(partsDir), site);
  await expect(late()).rejects.toThrow("The shards were built from other files");
  await buildPart(1, join(partsDir, "1"), site);
  await expect(late()).rejects.toThrow("shard 2/2 in");
  expect(existsSync(join(folder, "late"))).toBe(false);
}, 120_000);

it("rejects a folder that is not a shard", async () => {
  await expect(buildPart(1, siteDir)).rejects.toThrow("contains files that are not of a shard");
  await expect(buildPart(1, join(siteDir, "config.ts"))).rejects.toThrow("is a file");
});
