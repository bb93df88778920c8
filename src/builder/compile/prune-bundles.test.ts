import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { pruneBundles, touchBundle } from "./prune-bundles.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bundles-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

it("keeps the bundles that were used last, and those that are being compiled", () => {
  for (let day = 1; day <= 10; day++) {
    const dir = join(folder, `b${day}`);
    mkdirSync(dir);
    utimesSync(dir, day, day);
  }
  const compiled = `b11.${process.pid}`;
  for (const name of [compiled, "b12.4194305"]) mkdirSync(join(folder, name));
  expect(touchBundle(join(folder, "b1"))).toBe(true);
  pruneBundles(folder);
  const kept = ["b1", "b4", "b5", "b6", "b7", "b8", "b9", "b10", compiled];
  expect(readdirSync(folder).sort()).toEqual(kept.sort());
});

it("knows a bundle that is not there", () => {
  expect(touchBundle(join(folder, "none"))).toBe(false);
});
