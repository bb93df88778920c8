import { expect, it } from "vitest";
import { getArticleHash } from "./article-hash.ts";

const page = (main: string, around = "") =>
  `<html><body>${around}<main id="main">${main}</main><footer>${around}</footer></body></html>`;
const hash = getArticleHash(page("<h1>Fog</h1><p>It is <b>dense</b>.</p>"));

it("is short, and the same for the same text", () => {
  expect(hash).toMatch(/^[\w-]{6}$/);
  expect(getArticleHash(page("<h1>Fog</h1><p>It is <b>dense</b>.</p>"))).toBe(hash);
});

it.each([
  ["classes and ids", '<h1 class="x">Fog</h1><p id="_R_1_">It is <b class="y">dense</b>.</p>'],
  ["other elements", "<h1>Fog</h1><div>It is <i>dense</i>.</div>"],
  ["white space", "<h1>Fog</h1>\n\n<p>It is\n  <b>dense</b>.</p>\n"],
  ["comments of the renderer", "<h1>Fog</h1><!-- --><p>It is <b>dense</b>.</p>"],
  ["ways to other pages", '<nav>a<a href="/b">b</a></nav><h1>Fog</h1><p>It is <b>dense</b>.</p>'],
  ["tools", '<h1>Fog</h1><p>It is <b>dense</b>.</p><footer class="tools">Edit</footer>'],
])("does not change with %s", (_, main) => {
  expect(getArticleHash(page(main))).toBe(hash);
});

it("ignores changes outside the article", () => {
  expect(getArticleHash(page("<h1>Fog</h1><p>It is <b>dense</b>.</p>", "new words"))).toBe(hash);
});

it("changes with words, link targets, and image files", () => {
  const texts = [
    "<p>fog</p>",
    "<p>fogs</p>",
    '<p><a class="x" href="/a">fog</a></p>',
    '<p><a href="/b">fog</a></p>',
    '<p>fog<img alt="" src="/a.png"/></p>',
    '<p>fog<img alt="" src="/b.png"/></p>',
  ];
  expect(new Set(texts.map((text) => getArticleHash(page(text)))).size).toBe(texts.length);
});

it("ignores link targets on the page itself", () => {
  expect(getArticleHash(page('<a href="#_R_1_">Up</a>'))).toBe(
    getArticleHash(page('<a href="#_R_2_">Up</a>')),
  );
});

it("accepts a document without <main>", () => {
  expect(getArticleHash("<html></html>")).toMatch(/^[\w-]{6}$/);
});
