import { expect, it } from "vitest";
import { compileExample } from "../../../tests/support/compile-example.ts";
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

it("marks a first paragraph that is too long for larger text", async () => {
  const paragraph = (length: number) => `*${"a ".repeat(length / 2 - 1)}a*.`;
  const html = async (text: string) => (await compileExample(text)).body;
  expect(await html(`${paragraph(222)}\n\n${paragraph(222)}`)).toMatchObject({
    html: expect.stringMatching(/^<p class="long"><em>.*<p><em>/s),
  });
  expect(await html(paragraph(220))).toMatchObject({ html: expect.stringMatching(/^<p><em>/) });
});
