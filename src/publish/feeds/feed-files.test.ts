import { expect, it } from "vitest";
import { articleHtml } from "./feed-files.ts";

const address = "https://docs.example.com/base/blog/a/";
const article = (inner: string) =>
  articleHtml(`<html><main><h1>T</h1><div id="article-body">${inner}</div></main></html>`, address);

it("is what the page's article holds", () => {
  expect(article("<p>Text &amp; more</p>")).toBe("<p>Text &amp; more</p>");
  expect(articleHtml("<p>no article</p>", address)).toBe("");
});

it("has absolute addresses only", () => {
  expect(article('<a href="/base/docs">a</a><a href="#b">b</a><img src="/base/c.png">')).toBe(
    '<a href="https://docs.example.com/base/docs">a</a>' +
      `<a href="${address}#b">b</a><img src="https://docs.example.com/base/c.png">`,
  );
});

it("leaves out what has no use elsewhere", () => {
  const html = article('<h2>A<a class="anchor" href="#a"></a></h2><button>Copy</button><p>B</p>');
  expect(html).toBe("<h2>A</h2><p>B</p>");
});

it("leaves out the sheet that a long page links inside its article", () => {
  expect(article('<p>A</p><link rel="stylesheet" href="/r.css"><h2>B</h2>')).toBe(
    "<p>A</p><h2>B</h2>",
  );
});
