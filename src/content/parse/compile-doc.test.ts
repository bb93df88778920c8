import { expect, it } from "vitest";
import { buildToc } from "./compile-doc.ts";

const heading = (id: string, level: number) => ({ id, level, html: id });

it("lists a heading that is the only one of its level", () => {
  expect(buildToc([heading("a", 2), heading("b", 3)], { min: 2, max: 3 })).toEqual([
    { id: "a", level: 2, html: "a", children: [{ id: "b", level: 3, html: "b", children: [] }] },
  ]);
});

it("leaves out levels outside of the range and nests over a skipped level", () => {
  const headings = [heading("top", 1), heading("a", 2), heading("b", 4), heading("c", 5)];
  expect(buildToc(headings, { min: 2, max: 4 })).toEqual([
    { id: "a", level: 2, html: "a", children: [{ id: "b", level: 4, html: "b", children: [] }] },
  ]);
});
