import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compressOutput } from "./compress.ts";
import { Staging } from "./staging.ts";

const text = "A long text. ".repeat(100);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compress-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function buildOutput(files: Record<string, string>) {
  const staging = new Staging(join(folder, "dist"), join(folder, "cache"));
  for (const [path, content] of Object.entries(files)) staging.write("pages", path, content);
  staging.manifest.plan("pages", ["planned.html"]);
  await compressOutput(staging, join(folder, "cache/compressed"));
  staging.commit();
  return staging.manifest;
}

const read = (path: string) => readFileSync(join(folder, "dist", path));

it("writes and records both encodings of each larger text file", async () => {
  const { paths, toJson } = await buildOutput({
    "a/index.html": text,
    "b.js": "b()",
    "c.png": text,
  });
  expect(brotliDecompressSync(read("a/index.html.br")).toString()).toBe(text);
  expect(gunzipSync(read("a/index.html.gz")).toString()).toBe(text);
  expect([...paths].filter((path) => /\.(?:br|gz)$/.test(path))).toHaveLength(2);
  expect(JSON.parse(toJson()).writers["compressed copies"]).toMatchObject({ files: 2 });
  expect(existsSync(join(folder, "dist/b.js.br"))).toBe(false);
});

it("reuses compressed copies from the cache", async () => {
  await buildOutput({ "a.html": text });
  const [br, gz] = [read("a.html.br"), read("a.html.gz")];
  await buildOutput({ "b.html": text });
  expect([read("b.html.br"), read("b.html.gz")]).toEqual([br, gz]);
});

it("does not replace a compressed file of the site", async () => {
  await buildOutput({ "a.html": text, "a.html.br": "own" });
  expect(read("a.html.br").toString()).toBe("own");
  expect(gunzipSync(read("a.html.gz")).toString()).toBe(text);
});
