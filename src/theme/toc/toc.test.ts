import { expect, test } from "vitest";
import type { TocEntry } from "../../model/page/page.ts";
import { flattenEntries, lastPassed } from "./toc.tsx";

function entry(id: string, children: TocEntry[] = []): TocEntry {
  return { id, level: 2, html: id, children };
}

test("entries come in reading order", () => {
  expect(
    flattenEntries([entry("a", [entry("a1"), entry("a2")]), entry("b")]).map(({ id }) => id),
  ).toEqual(["a", "a1", "a2", "b"]);
});

test("the last heading above the reading line is the active one", () => {
  const ids = ["a", "b", "c"];
  expect(lastPassed(ids, new Set(["b", "a"]))).toBe("b");
  expect(lastPassed(ids, new Set())).toBeUndefined();
});
