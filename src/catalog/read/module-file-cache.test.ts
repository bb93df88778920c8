import { expect, it, vi } from "vitest";
import { memoryStore } from "../../model/cache.ts";
import { moduleFileCache } from "./module-file-cache.ts";
import { emptyModule } from "./read-file.ts";

const file = { name: "a.tf", text: "x" };

it("reads a text once for each version of the reader", () => {
  const store = memoryStore();
  const read = vi.fn(() => ({ ...emptyModule(), argumentNames: {}, diagnostics: [] }));
  for (const version of ["1", "1", "2"]) {
    expect(moduleFileCache(store, version).get(file, read).inputs).toEqual([]);
  }
  expect(read).toHaveBeenCalledTimes(2);
});
