import { expect, it } from "vitest";
import * as messages from "../messages.ts";
import { readHeading } from "./heading-anchor.ts";
import { getPageMarkdown } from "./page-markdown.ts";

const getMarkdown = (main: string) =>
  getPageMarkdown(
    `<body><nav>menu</nav><main>${main}</main></body>`,
    "https://docs.example/a/b",
    messages,
  );

it("writes headings, paragraphs, emphasis, and absolute links", () => {
  const html = `<h1>Title</h1><p>Some <strong>bold</strong> and <em>soft</em> text with
    <a href="/x#y">a link</a>, <code>co\`de</code><br>and more.</p>
    <h2 id="s">Section<a class="anchor" href="#s"></a></h2><hr>`;
  expect(getMarkdown(html)).toBe(
    "# Title\n\nSome **bold** and *soft* text with [a link](https://docs.example/x#y), ``co`de``\\\nand more.\n\n## Section {#s}\n\n---\n",
  );
});

it("writes footnotes and the alignment of columns", () => {
  const html = `<p>One<sup><a href="#user-content-fn-a" data-footnote-ref>1</a></sup></p>
    <table><tr><th>a</th><th align="right">b</th></tr><tr><td>c</td><td align="right">1</td></tr></table>
    <section data-footnotes class="footnotes"><h2 id="footnote-label">Footnotes</h2><ol>
    <li id="user-content-fn-a"><p>First</p><p>Second <a href="#user-content-fnref-a" class="data-footnote-backref">↩</a></p></li></ol></section>`;
  expect(getMarkdown(html)).toBe(
    "One[^a]\n\n| a | b |\n| --- | --: |\n| c | 1 |\n\n[^a]: First\n\n    Second\n",
  );
});

it.each([
  ["Costs of <code>nat</code> &amp; <a href='/x'>more</a>", "costs-of-nat--more"],
  ["Plain", "other"],
  ["Plain", "plain-1"],
  ["Ends like a mark {#mark}", "ends-like-a-mark-mark"],
  ["A \\ and a * and [x]", "a--and-a--and-x"],
])("parses the heading %s with its id %s", (markup, id) => {
  const [line = ""] = getMarkdown(`<h2 id="${id}">${markup}</h2>`).split("\n");
  expect(readHeading(line.slice(3)).id).toBe(id);
});

it.each([
  ["Use <code>*</code>", "Use *"],
  ["<code>a`b</code> and <code>`</code>", "a`b and `"],
  ["__init__ &amp;amp; ~~x", "__init__ &amp; ~~x"],
  ["<a href='/x(y)z'>a</a> b", "a b"],
  ["<a href='/x'>The <code>[a]</code> of b]</a>", "The [a] of b]"],
  ["<strong>Old</strong>, <em>new</em>, <del>gone</del>", "Old, new, gone"],
  ["H<sub>2</sub>O", "H2O"],
  ["A <img src='/a.svg' alt='[b] c'>", "A [b] c"],
  ["<a href='/x'><img src='/a.svg' alt='b'></a>", "b"],
  ["New!<a href='/x'>a</a>", "New!a"],
])("parses the heading %s as the plain text %s", (markup, plain) => {
  const [line = ""] = getMarkdown(`<h2 id="x">${markup}</h2>`).split("\n");
  expect(readHeading(line.slice(3)).plainHeading).toBe(plain);
});

it("keeps the spaces at the ends of a link outside of it", () => {
  expect(getMarkdown('<p>See<a href="/x"> the docs </a>now.</p>')).toBe(
    "See [the docs](https://docs.example/x) now.\n",
  );
});

it("omits ids that follow from the heading's text", () => {
  expect(getMarkdown('<h2 id="plain-text">Plain text</h2>')).toBe("## Plain text\n");
});

it("omits line breaks at the end of a paragraph, but not a backslash", () => {
  expect(getMarkdown("<p>a <br> <br></p><p>C:\\</p>")).toBe("a\n\nC:\\\\\n");
});

it("keeps code as it was typed, with language and title", () => {
  const html = `<div class="code" data-lang="hcl"><div class="code-title">main.tf</div><pre><code><span>a</span> = "&lt;b&gt;"
\`\`\`
  c</code></pre></div>`;
  expect(getMarkdown(html)).toBe('````hcl title="main.tf"\na = "<b>"\n```\n  c\n````\n');
});

it("escapes text that would be an entity, emphasis, or the end of a URL", () => {
  const html =
    "<p>&amp;lt; &amp; _a_ __init__ a_b ~~c~~ ~d</p><p><a href='/x(1'>e</a> <img alt='f]g' src='/h i.png'></p>";
  expect(getMarkdown(html)).toBe(
    "\\&lt; & \\_a\\_ \\__init_\\_ a_b \\~\\~c\\~\\~ ~d\n\n[e](<https://docs.example/x(1>) ![f\\]g](https://docs.example/h%20i.png)\n",
  );
});

it("nests lists and blocks in items", () => {
  const html = `<ol start="3"><li>a<ul><li>b</li><li>c</li></ul></li><li><p>d</p><pre>e\nf</pre></li></ol>`;
  expect(getMarkdown(html)).toBe("3. a\n   - b\n   - c\n\n4. d\n\n   ```\n   e\n   f\n   ```\n");
});

it("separates a nested list with a later number, which would continue the text", () => {
  const html = `<ul><li>a<ol start="7"><li>b</li></ol></li></ul>`;
  expect(getMarkdown(html)).toBe("- a\n\n  7. b\n");
});

it("quotes admonitions and names tabs and details", () => {
  const html = `<div class="admonition"><p class="admonition-title">Careful</p><p>x</p></div>
    <div role="tablist"><button>One</button></div><div role="tabpanel" data-label="One"><p>y</p></div>
    <details><summary>More, <strong>much</strong></summary><p>z</p></details>`;
  expect(getMarkdown(html)).toBe("> **Careful**\n>\n> x\n\n**One**\n\ny\n\n**More, much**\n\nz\n");
});

it("keeps the heading of a question that opens", () => {
  const html = `<details><summary><h3 id="why">Why?</h3></summary><p>Because.</p></details>`;
  expect(getMarkdown(html)).toBe("### Why?\n\nBecause.\n");
});

it("writes table rows on one line each", () => {
  const html = `<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>a|b</td><td><code>c</code><br>d</td></tr></tbody></table>`;
  expect(getMarkdown(html)).toBe("| A | B |\n| --- | --- |\n| a\\|b | `c` d |\n");
});

it("repeats a cell over several rows, and keeps the columns after a wide cell", () => {
  const row = (cells: string) => `<tr>${cells}</tr>`;
  const html = `<table>${row('<th>A<th colspan="2">B<th>C')}${row('<td rowspan="2">1<td>2<td>3<td rowspan="3">4')}${row("<td>5<td>6")}${row("<td>7<td>8<td>9")}</table>`;
  expect(getMarkdown(html)).toBe(
    "| A | B |  | C |\n| --- | --- | --- | --- |\n| 1 | 2 | 3 | 4 |\n| 1 | 5 | 6 | 4 |\n| 7 | 8 | 9 | 4 |\n",
  );
});

it.each([
  [
    "over rows and columns",
    `<td colspan="2" rowspan="2">1<td>2<tr><td>3`,
    ["| 1 |  | 2 |", "| 1 |  | 3 |"],
  ],
  ["to the end", `<td rowspan="0">1<td>2<td>3<tr><td>4<td>5`, ["| 1 | 2 | 3 |", "| 1 | 4 | 5 |"]],
  [
    "over the end of a part",
    `<td rowspan="9">1<td>2<td>3</tbody><tbody><tr><td>4<td>5<td>6`,
    ["| 1 | 2 | 3 |", "| 4 | 5 | 6 |"],
  ],
  [
    "behind a gap",
    `<td>1<td>2<td rowspan="3">3<tr><td>4<tr><td>5<td>6`,
    ["| 1 | 2 | 3 |", "| 4 |  | 3 |", "| 5 | 6 | 3 |"],
  ],
])("keeps the columns of a table with a cell %s", (_, cells, lines) => {
  const html = `<table><thead><tr><th>A<th>B<th>C</thead><tbody><tr>${cells}</tbody></table>`;
  expect(getMarkdown(html).trim().split("\n").slice(2)).toEqual(lines);
});

it("writes the caption of a table above it", () => {
  const html = "<table><caption>Sizes of <b>disks</b></caption><tr><th>A</th></tr></table>";
  expect(getMarkdown(html)).toBe("Sizes of **disks**\n\n| A |\n| --- |\n");
});

it("keeps a word that has a definition", () => {
  const html = `<p>A <button class="term" popovertarget="t">VPC</button><span id="t" popover="auto" class="term-definition">your network</span>.</p>`;
  expect(getMarkdown(html)).toBe("A VPC (your network).\n");
});

it("separates type and badges of an entry", () => {
  const html = `<ul><li><p><code>name</code><span class="ref-type">string</span><span class="badge required">required</span></p><p>Text.</p></li></ul>`;
  expect(getMarkdown(html)).toBe("- `name` `string` (required)\n\n  Text.\n");
});

it("writes the text alternative of a diagram, but not that of a plot of a table", () => {
  const figure = (kind: string, caption = "") =>
    getMarkdown(
      `<figure class="${kind}"><div><svg role="img" aria-label="1. *Plan* &amp; apply"><text>x</text></svg><svg aria-label="1"></svg></div>${caption}</figure>`,
    );
  const caption = "<figcaption>Two steps</figcaption>";
  expect(figure("diagram")).toBe("*Figure: 1. \\*Plan\\* & apply*\n");
  expect(figure("diagram", caption)).toBe("*Figure: Two steps*\n\n1\\. \\*Plan\\* & apply\n");
  expect(figure("drawn plot", caption)).toBe("*Figure: Two steps*\n");
});

it("omits navigation, hidden elements, and elements that need scripts", () => {
  const html = `<nav>crumbs</nav><button>Copy</button><a class="button quiet ref-jump" href="#inputs">Inputs</a><svg><text>x</text></svg><p>Text<span hidden>no</span></p><pre>a<i hidden>b</i>c</pre>`;
  expect(getMarkdown(html)).toBe("Text\n\n```\nac\n```\n");
});

it("escapes text", () => {
  const html = `<p>&lt;script&gt;alert(1)&lt;/script&gt; *a* [b](javascript:x) \`c\`</p>`;
  expect(getMarkdown(html)).toBe(
    "\\<script>alert(1)\\</script> \\*a\\* \\[b\\](javascript:x) \\`c\\`\n",
  );
});

it("returns nothing for a page without <main>", () => {
  expect(getPageMarkdown("<body></body>", "https://docs.example/", messages)).toBe("");
});

it("writes a page of tens of thousands of blocks", () => {
  const text = getMarkdown(`<div>${"<p>x</p>".repeat(50_000)}</div>`);
  expect(text.length).toBe(50_000 * 3 - 1);
});

it.each([
  ["<p>1. no list</p>", "1\\. no list\n"],
  ["<p>- no list</p>", "\\- no list\n"],
  ["<p># no heading</p>", "\\# no heading\n"],
  ["<p>a<br>+ b</p>", "a\\\n\\+ b\n"],
  ["<p>10<sup>6</sup> H<sub>*2</sub>O</p>", "10<sup>6</sup> H<sub>\\*2</sub>O\n"],
  ["<p>5.5 is a number</p>", "5.5 is a number\n"],
  [
    "<p><img alt=a src=/l class=mode-light><img alt=a src=/d class=mode-dark></p>",
    "![a](https://docs.example/l)\n",
  ],
  ["<p><b>a <strong>b</strong></b></p>", "**a b**\n"],
  ["<p><i>a <b>b</b> * <code>*.tf</code></i></p>", "*a **b** \\* `*.tf`*\n"],
  ["<dl><dt><b>a</b> <code>**</code></dt></dl>", "**a `**`**\n"],
  ["<figcaption><i>a</i> b</figcaption>", "*Figure: a b*\n"],
  ["<table><tr><th>a<br>b</th></tr></table>", "| a b |\n| --- |\n"],
  [
    "<table><tr><th>a <ul><li>b</li><li><p>c</p><p>d|e</p></li></ul>f</th></tr></table>",
    "| a<br>b<br>c<br>d\\|e<br>f |\n| --- |\n",
  ],
  [
    "<table><tr><th><details><summary>M</summary>t <b>b</b></details><div><pre><code>x</code></pre></div></th></tr></table>",
    "| M<br>t **b**<br>`x` |\n| --- |\n",
  ],
  [
    "<table><tr><th><pre><code>a | b\n\nc\n</code></pre>d</th></tr></table>",
    "| `a \\| b`<br>`c`<br>d |\n| --- |\n",
  ],
  ['<ul><li><input type="checkbox" checked> a</li></ul>', "- [x] a\n"],
])("keeps the meaning of %s", (markup, expected) => {
  expect(getMarkdown(markup)).toBe(expected);
});
