import { expect, test } from "vitest";
import { loadTestPage, summarize } from "../../../../tests/support/load-test-site.ts";

test("harmless tags pass, also around Markdown", async () => {
  const source = "<details open>\n<summary>Sum</summary>\n\n**b** <kbd>K</kbd><br>\n\n</details>";
  const { html, diagnostics } = await loadTestPage(source);
  expect(diagnostics).toEqual([]);
  expect(html).toBe(
    "<details open>\n<summary>Sum</summary><p><strong>b</strong> <kbd>K</kbd><br></p></details>",
  );
});

test("an end tag of a line break is a line break, as in a browser", async () => {
  const { html, diagnostics } = await loadTestPage("a</br>b\n\n<p>c</br>d</p>");
  expect(html).toBe("<p>a<br>b</p><p>c<br>d</p>");
  expect(diagnostics).toEqual([]);
});

test.each([
  "<script>alert(1)</script>",
  "<iframe src=x></iframe>",
  "<style>a{}</style>",
  "<video></video>",
])("%s becomes text", async (source) => {
  for (const text of [source, `a ${source} b`, `<div>${source}</div>`]) {
    const { html, diagnostics } = await loadTestPage(text);
    expect(html.replace(/<\/?(?:p|div)>/g, "")).not.toContain("<");
    expect(diagnostics).toMatchObject([{ rule: "html-not-allowed", severity: "warning" }]);
  }
});

test("attributes that run code or style are left out", async () => {
  const { html, diagnostics } = await loadTestPage('<div class="a" onclick="x" style="y">t</div>');
  expect(html).toBe('<div class="a">t</div>');
  expect(diagnostics.map(summarize)).toEqual([
    "html-not-allowed page.md:4:1",
    "html-not-allowed page.md:4:1",
  ]);
});

test.each([
  '<a href="javascript:x">q</a>',
  '<a href="&#106;avascript:x">q</a>',
  '<a href="java&Tab;script:x">q</a>',
  '<a href=" JavaScript:x">q</a>',
])("%s loses its address", async (source) => {
  const { html, diagnostics } = await loadTestPage(`t ${source}`);
  expect(html).toBe("<p>t <a>q</a></p>");
  expect(diagnostics.map(summarize)).toEqual(["refused-link page.md:4:3"]);
});

test("comments go, other markup is text", async () => {
  const { html, diagnostics } = await loadTestPage(
    "a <!-- <b> --> b\n\n<!-- x\n\ny -->\n\n<?php x ?>",
  );
  expect(html).toBe("<p>a  b</p>&lt;?php x ?&gt;");
  expect(diagnostics.map(summarize)).toEqual(["html-not-allowed page.md:10:1"]);
});

test("a comment without an end swallows the rest, with a warning", async () => {
  const { html, diagnostics } = await loadTestPage("a\n\n<!-- b\n\nc");
  expect(html).toBe("<p>a</p>");
  expect(diagnostics).toMatchObject([{ rule: "unclosed-html", severity: "warning", line: 6 }]);
});

test.each([
  ["<ul>\n<li>a\n\nb</li>\n</ul>", "<ul>\n<li>a<p>b</p></li></ul>"],
  ["<div>\n\n*a*</div>\n\nb", "<div><p><em>a</em></p></div><p>b</p>"],
  ["<div>\n\n- a\n- *b*</div>\n\nc", "<div><ul><li>a</li><li><em>b</em></li></ul></div><p>c</p>"],
  ["<td>\n\na *b</td>* c</tr>", "<td><p>a <em>b</em> c&lt;/tr&gt;</p></td>"],
])("an end tag in a paragraph closes the block around it: %j", async (source, expected) => {
  expect((await loadTestPage(source)).html).toBe(expected);
});

test("a second end tag of a block is text", async () => {
  const { html } = await loadTestPage("<div>\n\n*a*</div></div>\n\nb");
  expect(html).toBe("<div><p><em>a</em>&lt;/div&gt;</p></div><p>b</p>");
});

test("an `h1` is a section, unless the page hides its title", async () => {
  const source = '<h1 align="center">\n  <b>A</b>\n</h1>';
  const { html, diagnostics } = await loadTestPage(source);
  expect(html).toBe('<h2 align="center">\n  <b>A</b>\n</h2>');
  expect(diagnostics.map(summarize)).toEqual(["second-title page.md:4:1"]);
});

test("tags do not reach beyond their block", async () => {
  const { html, diagnostics } = await loadTestPage("a <b>x *y</b> z*\n\n<div>\n\nnext");
  expect(html).toBe("<p>a <b>x <em>y&lt;/b&gt; z</em></b></p><div><p>next</p></div>");
  expect(diagnostics.map(summarize)).toEqual([
    "html-not-allowed page.md:4:10",
    "unclosed-html page.md:4:3",
    "unclosed-html page.md:6:1",
  ]);
});

test.each([
  ["loose", "1. a\n\n   <details>\n   <summary>S</summary>\n\n   b\n\n   </details>"],
  ["tight", "- a\n  <details>\n  <summary>S</summary>\n  <b>b</b></details>\n- c"],
])("a block around Markdown in a %s list", async (_, source) => {
  const { html, diagnostics } = await loadTestPage(source);
  expect(diagnostics).toEqual([]);
  expect(html).toMatch(/<details>\s*<summary>S<\/summary>\s*<(p|b)>b<\/\1><\/details><\/li>/);
});

test.each([
  ["- a\n\n     <div>\n     <bad>\n     </div>", "7:6"],
  ["> - a\n>   <div>\n>   b <bad>\n>   </div>", "6:7"],
  ["<div>\n\t<bad>\n</div>", "5:2"],
])("the location of a tag below the first line: %j", async (source, location) => {
  const { diagnostics } = await loadTestPage(source);
  expect(diagnostics.map(summarize)).toEqual([`html-not-allowed page.md:${location}`]);
});

test("tags do not reach beyond their list item", async () => {
  const { html, diagnostics } = await loadTestPage("- a\n\n  <div>\n\n- b");
  expect(html).toBe("<ul><li><p>a</p><div></div></li><li><p>b</p></li></ul>");
  expect(diagnostics.map(summarize)).toEqual(["unclosed-html page.md:6:3"]);
});

test("a block inside a paragraph is text", async () => {
  const { html, diagnostics } = await loadTestPage("a <div>b</div>");
  expect(html).toBe("<p>a &lt;div&gt;b&lt;/div&gt;</p>");
  expect(diagnostics).toHaveLength(1);
});

test("braces of plain Markdown are text", async () => {
  const { html } = await loadTestPage("{1 + 1} `{x}` {{ .Values }}\n\n## Map {a}");
  expect(html).toContain("<p>{1 + 1} <code>{x}</code> {{ .Values }}</p>");
  expect(html).toContain(">Map {a}<");
});

test("elements that code hosts allow pass", async () => {
  const source =
    '<table><caption>Sizes</caption><tr><td>a</td></tr></table>\n\n<cite>a</cite> <dfn>b</dfn> <bdo dir="rtl">c</bdo> <bdi>d</bdi> <time datetime="2026-01-31">e</time>';
  const { html, diagnostics } = await loadTestPage(source);
  expect(diagnostics).toEqual([]);
  expect(html).toContain("<table><caption>Sizes</caption>");
  expect(html).toContain(source.split("\n\n")[1]);
});

test("tables, lists, headings, and code pass, with and without optional end tags", async () => {
  const source =
    '<table><tr><th align="right" colspan="2">a<tr><td>1<td>2</table>\n\n<ul>\n<li>a\n<li><code>b</code>\n</ul>\n\n<h3 id="x">c</h3>\n\n<pre>d</pre>';
  const { html, diagnostics } = await loadTestPage(source);
  expect(diagnostics).toEqual([]);
  expect(html).toBe(
    '<div class="table" role="group" tabindex="0" aria-label="Table"><table><tr><th align="right" colspan="2">a</th></tr><tr><td>1</td><td>2</td></tr></table></div><ul>\n<li>a\n</li><li><code>b</code>\n</li></ul><h3 id="x">c</h3><pre>d</pre>',
  );
});

test.each([
  ["<p>a\n<ul><li>b</ul>\n</p>", "<p>a\n</p><ul><li>b</li></ul>\n"],
  [
    '<p align="center">\n\n*a*\n\n- b\n\n</p>\n\nc',
    '<div align="center"><p><em>a</em></p><ul><li>b</li></ul></div><p>c</p>',
  ],
  ['<p align="center">\na\n\nb\n\n- c', '<p align="center">\na</p><p>b</p><ul><li>c</li></ul>'],
  ["<p>\n\na\n\n</p>\n\n<p>b\n\nc\n\n</p>", "<div><p>a</p></div><p>b</p><p>c</p>"],
])("a paragraph of HTML contains no blocks: %j", async (source, expected) => {
  const { html, diagnostics } = await loadTestPage(source);
  expect([html, diagnostics]).toEqual([expected, []]);
});

test("an end tag without a start is reported, and the end of a rejected tag is not", async () => {
  const { html, diagnostics } = await loadTestPage(
    "<!-->a<!--->b\n\ntext</div> and </section>\n\n<center>c</center>\n\nd</div>",
  );
  expect(html).toMatch(/^ab<p>text&lt;\/div&gt;/);
  expect(diagnostics.map(summarize)).toEqual([
    "html-not-allowed page.md:6:5",
    "html-not-allowed page.md:6:16",
    "html-not-allowed page.md:8:1",
    "html-not-allowed page.md:10:2",
  ]);
});

test("JSX in plain Markdown is named once", async () => {
  const source =
    'import Tabs from "@theme/Tabs";\n\n<Tabs>\n<TabItem value="a">x</TabItem>\n</Tabs>\n\n{/* note */} {props.name}\n\n<img src={require("./x.png").default} />\n\n`<Code>` export it, import that.\n\n```js\nimport x from "y";\n```';
  const { diagnostics } = await loadTestPage(source);
  expect(diagnostics.map(summarize)).toEqual(["jsx-in-markdown page.md:4:1"]);
  expect(diagnostics[0]?.message).toBe(
    "the file contains JSX, which plain Markdown shows as text: `import`, `<Tabs>`, `<TabItem>`, `{/*`",
  );
  expect(diagnostics[0]?.hint).toContain("rename it to `page.mdx`");
});
