import { expect, test } from "vitest";
import type { TocEntry } from "../../model/page/page.ts";
import { drawnToc } from "./drawn-toc.ts";

function entry(id: string, ...children: TocEntry[]): TocEntry {
  return { id, level: 2, html: id, children };
}

test("a lone entry is not drawn, at any level", () => {
  const toc = [entry("a", entry("a1")), entry("b", entry("b1", entry("b11")), entry("b2"))];
  expect(drawnToc(toc)).toEqual([entry("a"), entry("b", entry("b1"), entry("b2"))]);
});

test("a page with one section has none", () => {
  expect(drawnToc([entry("a", entry("a1"), entry("a2"))])).toEqual([]);
});
