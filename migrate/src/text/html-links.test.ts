import { expect, it } from "vitest";
import { findLinks } from "./html-links.ts";

it.each([
  ['<a href="/?x=1&amp;y=2">A</a>', { href: "/?x=1&y=2", text: "A" }],
  ["<a href=/a>A</a>", { href: "/a", text: "A" }],
  ['<a data-href="/b" href="/a"> <b>A</b>\nB </a>', { href: "/a", text: "A B" }],
  ['<a href="/a" title="Title" aria-label="A"><i></i></a>', { text: "", name: "A" }],
  ['<a href="/a"><img src="a.svg" alt="A &amp; B"></a>', { text: "", name: "A & B" }],
])("reads the link %s", (html, link) => expect(findLinks(html)).toMatchObject([link]));

it("knows where links are, and skips those without an address", () => {
  expect(findLinks('<a id="x">x</a> <a href="/a">A</a>!')).toMatchObject([{ start: 16, end: 34 }]);
});
