import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { openFactsCache } from "./facts-cache.ts";
import { emptyModule } from "./read-file.ts";

const folder = mkdtempSync(join(tmpdir(), "facts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("reads a text once, whatever happened to the cache's file", () => {
  const path = join(folder, "below", "facts.json");
  const file = { name: "a.tf", text: "x" };
  const read = vi.fn(() => ({ ...emptyModule(), findings: [] }));
  for (const version of ["1", "1", "2"]) {
    const cache = openFactsCache(path, version);
    expect(cache.get(file, read).inputs).toEqual([]);
    cache.close();
  }
  expect(read).toHaveBeenCalledTimes(2);
});
