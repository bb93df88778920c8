import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { computeHash } from "../../src/builder/cache/hash.ts";
import { listFullPaths } from "../../src/files/walk-files.ts";
import { root } from "./build-fixture.ts";
import { copySite, type TemporarySite } from "./temporary-site.ts";

let folder: string;
const sites: TemporarySite[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reproducible-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const site of sites) site.dispose();
});

/** Copies the site. The files of the copy are `days` old. */
function copyFixture(days: number): string {
  const site = copySite(join(root, "tests/fixtures/kitchen-sink"));
  sites.push(site);
  const time = Date.now() / 1000 - days * 24 * 60 * 60;
  for (const path of readdirSync(site.dir, { recursive: true, encoding: "utf8" })) {
    utimesSync(join(site.dir, path), time, time);
  }
  return site.dir;
}

/** Builds and returns the hashes of the output files. `cache` is the name of a page cache. */
async function build(
  siteDir: string,
  cache: string,
  bundleDir: string,
): Promise<Record<string, string>> {
  const outDir = join(mkdtempSync(join(folder, "out-")), "dist");
  const cacheDir = join(folder, cache);
  const result = await buildSite({ root, siteDir, outDir, cacheDir, bundleDir });
  expect(result.ok).toBe(true);
  const files = listFullPaths(outDir).filter((path) => statSync(path).isFile());
  return Object.fromEntries(
    files.map((path) => [relative(outDir, path), computeHash(readFileSync(path))]),
  );
}

it("builds the same bytes from the same files, in any folder at any time, with self-contained code", async () => {
  const here = copyFixture(1);
  const shared = join(root, ".cache/bundles");
  const cold = await build(here, "first", shared);
  expect(Object.keys(cold).length).toBeGreaterThan(100);
  expect(await build(here, "first", shared)).toEqual(cold);
  const compiledAgain = join(folder, "bundles");
  expect(await build(copyFixture(400), "second", compiledAgain)).toEqual(cold);
  expect(findImportedPackages(compiledAgain)).toEqual([]);
  // Sites share a compiled engine only if it has no path from their folder to the engine.
  expect(readUncoveredInputs(compiledAgain)).toEqual([{}]);
});

function readUncoveredInputs(bundleDir: string): unknown[] {
  const files = listFullPaths(bundleDir).filter((file) => file.endsWith("/inputs.json"));
  return files.map((file) => JSON.parse(readFileSync(file, "utf8")));
}

/** The packages that compiled programs do not contain. With any, their folder could not be moved. */
function findImportedPackages(bundleDir: string): string[] {
  const programs = listFullPaths(bundleDir).filter((file) => /\/(rsc|ssr)\/.*\.js$/.test(file));
  expect(programs.length).toBeGreaterThan(1);
  return programs
    .flatMap((file) => [
      ...readFileSync(file, "utf8").matchAll(
        /(?<!["'.])\b(?:from|import) ?\(?"([^./"\n][^"\n]*)"/g,
      ),
    ])
    .map(([, name = ""]) => name)
    .filter((name) => !isBuiltin(name));
}
