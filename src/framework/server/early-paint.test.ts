import { expect, it } from "vitest";
import { findFold } from "./early-paint.ts";

const filler = `<p>${"x".repeat(8000)}</p>`;
const heading = (id: string) => `<h2 id="${id}">T</h2>`;
const page = (inner: string) => `<header>${filler}</header><main>${inner}</main>${filler}`;
const all = () => true;

it("is the first heading below a screenful of the article", () => {
  const markup = page(`${heading("a")}${filler}${heading("b")}${heading("c")}${filler}`);
  expect(findFold(markup, all)).toBe(markup.indexOf(heading("b")));
});

it("is not where little of the article is left, or nothing comes before", () => {
  expect(findFold(page(`${filler}${heading("a")}${filler.slice(100)}`), all)).toBeNull();
  expect(findFold(page(heading("a") + filler + filler), all)).toBeNull();
  expect(findFold("<body>no article</body>", all)).toBeNull();
});

it("is not where React looks", () => {
  const markup = page(`${filler}${heading("a")}${heading("b")}${filler}`);
  expect(findFold(markup, (tag) => tag.includes('"b"'))).toBe(markup.indexOf(heading("b")));
  expect(findFold(markup, () => false)).toBeNull();
});

it("is not in the text of an attribute", () => {
  const text = heading("a").replaceAll('"', "&quot;");
  expect(findFold(page(`${filler}<i title="${text}"></i>${filler}`), all)).toBeNull();
});
