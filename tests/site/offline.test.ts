import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseOfflineManifest } from "../../src/model/offline.ts";
import { type BuiltFixture, buildFixture, root } from "./build-fixture.ts";

let built: BuiltFixture;
let without: BuiltFixture;

beforeAll(async () => {
  built = await buildFixture(join(root, "tests/fixtures/kitchen-sink"));
  without = await buildFixture(join(root, "tests/fixtures/base-url"));
});

afterAll(() => {
  built.dispose();
  without.dispose();
});

it("writes a service worker of at most 3 KB compressed", () => {
  const worker = built.file("service-worker.js") ?? "";
  expect(worker).not.toBe("");
  expect(gzipSync(worker).length).toBeLessThanOrEqual(3 * 1024);
  expect(brotliCompressSync(worker).length).toBeLessThanOrEqual(3 * 1024);
  // A classic script that references no file of a build.
  expect(worker).not.toMatch(/\bexport\b|assets\/[\w-]+-/);
});

it("lists the files that pages and search need, all of which exist", () => {
  const expected = parseOfflineManifest(built.file("service-worker.json") ?? "");
  expect(expected?.off).toBe(false);
  const missing = expected?.files.filter((path) => built.file(path) === undefined);
  expect(missing).toEqual([]);
  const scripts = readdirSync(join(built.outDir, "assets/parts")).map(
    (name) => `assets/parts/${name}`,
  );
  expect(expected?.files).toEqual(expect.arrayContaining(["offline.html", ...scripts]));
});

it("keeps the whole search index in one file", () => {
  const version: string = JSON.parse(built.file("search-index/manifest.json") ?? "").version;
  const folder = join(built.outDir, "search-index", version);
  const whole = JSON.parse(readFileSync(join(folder, "whole.json"), "utf8"));
  const names = readdirSync(folder).filter((name) => name !== "whole.json");
  expect(Object.keys(whole).sort()).toEqual([...names, "manifest.json"].sort());
  for (const name of names) expect(whole[name]).toBe(readFileSync(join(folder, name), "utf8"));
});

it("writes nothing for a site without offline reading", () => {
  const paths = readdirSync(without.outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(without.outDir, join(entry.parentPath, entry.name)));
  expect(paths.filter((path) => /offline|service-worker|whole/.test(path))).toEqual([]);
  const code = paths.filter((path) => /\.(?:css|html|js|txt)$/.test(path));
  const traces = code.filter((path) => /serviceWorker|stored-page/.test(without.file(path) ?? ""));
  expect(traces).toEqual([]);
  expect(without.file("index.html")).not.toContain('name="offline"');
  expect(built.file("index.html")).toContain('<meta name="offline"');
});
