import { expect, test } from "vitest";
import type { TocEntry } from "../../model/page/page.ts";
import { flattenEntries, getActiveId } from "./toc.tsx";

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
  expect(getActiveId(ids, new Set(["b", "a"]))).toBe("b");
  expect(getActiveId(ids, new Set())).toBeUndefined();
});

test("at the end of the page, the target or the last heading is the active one", () => {
  const ids = ["a", "b", "c"];
  const passed = new Set(["a"]);
  expect(getActiveId(ids, passed, { isScrolled: true, target: "b" })).toBe("b");
  expect(getActiveId(ids, passed, { isScrolled: true, target: "a" })).toBe("a");
  expect(getActiveId(ids, new Set(["a", "b"]), { isScrolled: true, target: "a" })).toBe("c");
  expect(getActiveId(ids, passed, { isScrolled: true, target: undefined })).toBe("c");
  expect(getActiveId(ids, new Set(), { isScrolled: false, target: "c" })).toBe("c");
  expect(getActiveId(ids, new Set(), { isScrolled: false, target: undefined })).toBeUndefined();
});
