import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, test, vi } from "vitest";
import { openFactsCache } from "./facts-cache.ts";
import { emptyModule } from "./read-file.ts";

const folder = mkdtempSync(join(tmpdir(), "facts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = { name: "a.tf", text: "x" };

it("reads a text once", () => {
  const path = join(folder, "below", "facts.json");
  const read = vi.fn(() => ({ ...emptyModule(), findings: [] }));
  for (const version of ["1", "1", "2"]) {
    const cache = openFactsCache(path, version);
    expect(cache.get(file, read).inputs).toEqual([]);
    cache.close();
  }
  expect(read).toHaveBeenCalledTimes(2);
});

test.each(["null", "[]", "{"])("starts anew from a file with `%s`", (text) => {
  const path = join(folder, "odd.json");
  writeFileSync(path, text);
  const read = vi.fn(() => ({ ...emptyModule(), findings: [] }));
  for (let run = 0; run < 2; run++) {
    const cache = openFactsCache(path, "1");
    expect(cache.get(file, read).inputs).toEqual([]);
    cache.close();
  }
  expect(read).toHaveBeenCalledTimes(1);
});

it("does without a file where none can be written", () => {
  const path = join(folder, "file", "facts.json");
  writeFileSync(join(folder, "file"), "");
  const cache = openFactsCache(path, "1");
  cache.get(file, () => ({ ...emptyModule(), findings: [] }));
  expect(() => cache.close()).not.toThrow();
});
