import { expect, test } from "vitest";
import type { Service } from "../../catalog/service/service.ts";
import type { TocEntry } from "../../model/page/page.ts";
import {
  getCommentText,
  getIds,
  linkNames,
  withReachableLinks,
  withUniqueIds,
} from "./reference-parts.ts";

test("ids are attributes of tags", () => {
  const html =
    '<h2 class="a" id="one">One</h2><p data-id="two">id="three"</p><a hidden id="four"></a>';
  expect(getIds({ kind: "html", html })).toEqual(new Set(["one", "four"]));
});

test("headings of a README have other ids than generated sections", () => {
  const html = '<h2 id="usage">Usage</h2><a href="#usage">Up</a><p id="usage-1">id="usage"</p>';
  const article = { text: { kind: "html" as const, html }, toc: [getEntry("usage")] };
  const sections = [{ ...getEntry("reference"), children: [getEntry("usage")] }];
  expect(withUniqueIds(article, sections)).toEqual({
    text: {
      kind: "html",
      html: '<h2 id="usage-2">Usage</h2><a href="#usage-2">Up</a><p id="usage-1">id="usage"</p>',
    },
    toc: [{ ...getEntry("usage"), id: "usage-2" }],
  });
});

test("links of a README to missing headings lead to its repository", () => {
  const html =
    '<h2 id="über">Über</h2><a href="#%C3%BCber">1</a><a class="a" href="#usage">2</a><a href="#-logo">3</a>';
  const ids = new Set(["über", "usage"]);
  expect(withReachableLinks(html, ids, "https://example.com/a")).toBe(
    html.replace("#-logo", "https://example.com/a#-logo"),
  );
  const broken =
    '<a class="b" href="https://a|b">1</a><img alt="2" src="https://host:port/x"><a href="/c">3</a>';
  expect(withReachableLinks(broken, ids, "https://example.com/a")).toBe(
    '<a class="b">1</a><img alt="2"><a href="/c">3</a>',
  );
});

test.each([
  "name = {",
  "[",
  "Values:\n  [1, 2]",
  "size: 3",
])("the comment %j is code", (comment) => {
  expect(getCommentText(comment)).toContain("```hcl\n");
});

test.each([
  "The name.",
  'To enable it change to ["a", "b"]',
  "See [x].",
])("the comment %j is prose", (comment) => {
  expect(getCommentText(comment)).toBe(comment);
});

const getEntry = (id: string): TocEntry => ({ id, html: id, level: 2, children: [] });

test("names are linked except in links and code blocks", () => {
  const module = { inputs: [{ name: "cidr" }, { name: "name" }], outputs: [{ name: "id" }] };
  const code = "<code>cidr</code>";
  const html = `<pre><a href="/x">x</a> ${code}</pre><a href="/y">${code}</a> <code>var.id</code>`;
  const linked = linkNames(new Map([["input name", html]]), { module } as unknown as Service);
  expect(linked.get("input name")).toBe(
    `<pre><a href="/x">x</a> ${code}</pre><a href="/y">${code}</a> <a href="#output_id"><code>var.id</code></a>`,
  );
});
