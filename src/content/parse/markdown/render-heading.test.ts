import { expect, test } from "vitest";
import { loadTestPage, summarize } from "../../../../tests/support/load-test-site.ts";

test("ids: from text, explicit, repeated", async () => {
  const source = "## Same\n## Same\n## Other {#same}\n## `a` b {#x}\n## ???\n### Ünï { #y }";
  for (const mdx of [false, true]) {
    const { html, page, diagnostics } = await loadTestPage(source, { mdx });
    expect(diagnostics).toEqual([]);
    const ids = [...html.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(["same-1", "same-2", "same", "x", "section", "y"]);
    expect(page.body.kind).toBe("html");
  }
});

test("ids with spaces of headings in lists and quotes", async () => {
  for (const mdx of [false, true]) {
    const { html } = await loadTestPage("- ## A { #x }\n\n> 1. ## B { #y }", { mdx });
    const ids = [...html.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(["x", "y"]);
  }
});

test("the markup of a heading", async () => {
  const { html } = await loadTestPage('## A "b" & `c`');
  expect(html).toBe(
    '<h2 id="a-b--c" aria-label="A &quot;b&quot; &amp; c">A "b" &amp; <code>c</code>' +
      '<a class="anchor" href="#a-b--c" aria-label="Direct link to A &quot;b&quot; &amp; c"></a></h2>',
  );
});

test("the table of contents nests levels 2 to 3 and keeps code, but no links", async () => {
  const source = "## A\n### B `c` *d* [e](https://f.g)[^1]\n#### Deep\n## H\n\n[^1]: Note";
  const { page } = await loadTestPage(source);
  expect(page.toc).toEqual([
    {
      id: "a",
      level: 2,
      html: "A",
      children: [{ id: "b-c-d-e", level: 3, html: "B <code>c</code> <em>d</em> e", children: [] }],
    },
    { id: "h", level: 2, html: "H", children: [] },
  ]);
});

test.each([false, true])("superscripts belong to the heading, with MDX: %s", async (mdx) => {
  const { html, page } = await loadTestPage("## x<sup>2</sup>[^1]\n\n[^1]: Note", { mdx });
  expect(html).toContain('<h2 id="x2" aria-label="x2">x<sup>2</sup><sup><a href=');
  expect(page.toc).toMatchObject([{ id: "x2", html: "x<sup>2</sup>" }]);
});

test("front matter and configuration choose the levels", async () => {
  const body = "## A\n### B\n#### C";
  const { page } = await loadTestPage(body, { config: { toc: { minLevel: 3, maxLevel: 4 } } });
  expect(page.toc).toMatchObject([{ id: "b", children: [{ id: "c" }] }]);
});

test("explicit ids that repeat or are none", async () => {
  const { diagnostics } = await loadTestPage("## A {#x}\n## B {#x}\n## C {#a b}");
  expect(diagnostics.map(summarize)).toEqual([
    "duplicate-heading-id page.md:5:1",
    "invalid-heading-id page.md:6:1",
  ]);
});

test("ids of the layout stay with the layout", async () => {
  const { html } = await loadTestPage("## Main\n## Payload\n## Article body");
  const ids = [...html.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(["main-1", "payload-1", "article-body-1"]);
  for (const mdx of [false, true]) {
    const source = '## A {#menu}\n\n<div id="main">\n\nb\n\n</div>';
    const { html, diagnostics } = await loadTestPage(source, { mdx });
    expect(html).toContain("<div>");
    expect(diagnostics.map(summarize)).toEqual([
      `reserved-id page.md${mdx ? "x" : ""}:4:1`,
      `reserved-id page.md${mdx ? "x" : ""}:6:1`,
    ]);
  }
});

test("a first-level heading in the text is one level down, with a warning", async () => {
  const { html, diagnostics } = await loadTestPage("# Page\n\ntext");
  expect(html).toContain('<h2 id="page" aria-label="Page">');
  expect(diagnostics).toMatchObject([{ rule: "second-title", severity: "warning", line: 4 }]);
});
