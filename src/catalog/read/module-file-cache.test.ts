import { expect, it, vi } from "vitest";
import { createMemoryStore } from "../../model/cache.ts";
import { getModuleFileCache } from "./module-file-cache.ts";
import { createEmptyModule } from "./read-file.ts";

const file = { name: "a.tf", text: "x" };

it("reads a text once for each version of the reader", () => {
  const store = createMemoryStore();
  const read = vi.fn(() => ({ ...createEmptyModule(), argumentNames: {}, diagnostics: [] }));
  for (const version of ["1", "1", "2"]) {
    expect(getModuleFileCache(store, version).get(file, read).inputs).toEqual([]);
  }
  expect(read).toHaveBeenCalledTimes(2);
});
