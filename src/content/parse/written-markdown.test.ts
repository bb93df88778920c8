import { expect, test } from "vitest";
import { loadTestPage, pixel, summarize } from "../../../tests/support/load-test-site.ts";

/** Markdown as it is written for other engines and code hosts. */

test.each([
  ["## Call it {#run-__call__}", "run-__call__"],
  ["## Init {#__init__}", "__init__"],
  ["## A {#a*b*c}", "a*b*c"],
  ["## Link {#https://x.y}", "https://x.y"],
  ["Below {#a_b_c}\n---", "a_b_c"],
  ["> ## Quoted {#_q_} ##", "_q_"],
])("the heading %j has its id", async (source, id) => {
  const { html, diagnostics, page } = await loadTestPage(`${source}\n\n[l](<#${id}>) {#x_y_z}`);
  expect(diagnostics).toEqual([]);
  expect(html).toContain(`id="${id}"`);
  expect(page.toc.flatMap((entry) => [entry.id, entry.html]).join()).not.toMatch(
    /[{}\ue000-\ue07f]/,
  );
});

test("a comment at the end of a heading in MDX can contain its id", async () => {
  const { html } = await loadTestPage("## One *two* {/* #a-b */}\n\n## C {/* note */}", {
    mdx: true,
  });
  expect(html).toContain('<h2 id="a-b" aria-label="One two">One <em>two</em><a class="anchor"');
  expect(html).toContain('<h2 id="c"');
});

test.each([false, true])("an id in braces can have spaces around it (MDX: %s)", async (mdx) => {
  const { html } = await loadTestPage("## A {# my-id }\n\n```md\n## B {# b }\n```", { mdx });
  expect(html).toMatch(/<h2 id="my-id".*## B \{# b \}/s);
});

test.each([false, true])("escaped braces at the end of a heading (MDX: %s)", async (mdx) => {
  const source = String.raw`## Text \{#shown\}${"\n\n"}## Id \{#own}${"\n\n"}> ## Quote \{#q}`;
  const { html, page } = await loadTestPage(source, { mdx });
  expect(page.toc).toMatchObject([
    { id: "text-shown", html: "Text {#shown}" },
    { id: "own", html: "Id" },
    { id: "q", html: "Quote" },
  ]);
  expect(html).not.toContain("\\");
});

test("escaped braces in a heading of several lines do not end it", async () => {
  const { page } = await loadTestPage("Use \\{x\\}\nand more {#id}\n---\n\nUse \\{#x\\}\n---");
  expect(page.toc).toMatchObject([{ id: "id" }, { id: "use-x" }]);
});

test("a heading of two lines has an id and a label without a line break", async () => {
  expect((await loadTestPage("## A<br>b")).html).toContain('aria-label="A b"');
  const { html } = await loadTestPage("Two\nlines\n---");
  expect(html).toContain('id="two-lines"');
  expect(html).toContain('Two lines"');
});

test("the document of a page is the page, unless a file of `public` has the address", async () => {
  const files = { "/public/app/index.html": "" };
  const source = "[a](/b/index.html#c) [d](/index.html) [e](/app/index.html)";
  const { html } = await loadTestPage(source, { files, config: { trailingSlash: true } });
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="/b/#c"',
    'href="/"',
    'href="/app/index.html"',
  ]);
});

test("a character that no page may contain is replaced and reported", async () => {
  const { html, diagnostics } = await loadTestPage("a\0b");
  expect(html).toBe("<p>a\uFFFDb</p>");
  expect(diagnostics.map(summarize)).toEqual(["not-utf8 page.md:4:2"]);
});

test("spaces in the address of a file are encoded", async () => {
  const { html } = await loadTestPage("[a](</a b.pdf>)", { files: { "/public/a b.pdf": "" } });
  expect(html).toContain('href="/a%20b.pdf"');
});

test("ids in code, text, and HTML are not ids of headings", async () => {
  const { html } = await loadTestPage(
    "```text\n# a {#__b__}\n```\n\ntext {#__c__}\n\n    ## d {#__e__}\n\n<div>\n# f {#g.h}\n</div>\n",
  );
  expect(html).toContain("# a {#__b__}");
  expect(html).toContain("text {#<strong>c</strong>}");
  expect(html).toContain("## d {#__e__}");
  expect(html).toContain("# f {#g.h}");
});

test("headings without letters have ids, and headings without text are reported", async () => {
  const { page, diagnostics } = await loadTestPage("## 🚀\n\n## 🎉\n\n##\n\n## &nbsp;\n\n## A");
  expect(page.toc.map(({ id, html }) => [id, html])).toEqual([
    ["section", "🚀"],
    ["section-1", "🎉"],
    ["a", "A"],
  ]);
  expect(diagnostics.map(summarize)).toEqual([
    "empty-heading page.md:8:1",
    "empty-heading page.md:10:1",
  ]);
});

test.each([
  ['<a id="install"></a>\n\n## Install', false],
  ['<h3 id="h">T</h3>\n\n## H', false],
  ['## Install\n\n<p id="install">x</p>', false],
  ['<p id="a">x</p>\n\n<p id="a">y</p>', true],
  ['<p id="a">x</p>\n\n## B {#a}', true],
])("ids of elements and headings are unique: %j", async (source, isReported) => {
  for (const mdx of [false, true]) {
    const { html, diagnostics } = await loadTestPage(source, { mdx });
    expect(diagnostics.map(({ rule }) => rule)).toEqual(isReported ? ["duplicate-heading-id"] : []);
    const ids = [...html.matchAll(/\bid[=:] ?\\?"([^"\\]*)/g)].map(([, id]) => id);
    if (!isReported) expect(new Set(ids).size).toBe(ids.length);
  }
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"></svg>';

test.each([
  ['height="40"', 'width="80" height="40"'],
  ['width="100"', 'width="100" height="50"'],
  ['width="100px"', 'width="100px" height="50"'],
  ['width="50%"', 'width="50%"'],
  ['width="10" height="20"', 'width="10" height="20"'],
  ["", 'width="400" height="200"'],
])("an image with %j has the size %s", async (written, size) => {
  for (const mdx of [false, true]) {
    const source = `<img src="./big.svg" ${written} alt="x" />`;
    const { html, diagnostics } = await loadTestPage(source, { mdx, files: { "big.svg": svg } });
    expect(diagnostics).toEqual([]);
    expect(html.match(/width/g)).toHaveLength(1);
    expect(html).toContain(size);
  }
});

test("an image of a mode has a class", async () => {
  const { html, diagnostics } = await loadTestPage(
    "![d](./a.svg#gh-dark-mode-only)![l](./a.svg#light-mode-only)",
    { files: { "a.svg": svg } },
  );
  expect(diagnostics).toEqual([]);
  expect(html).toMatch(/src="[^"#]*"[^>]*class="mode-dark"/);
  expect(html).toMatch(/src="[^"#]*"[^>]*class="mode-light"/);
});

test("cells of tables contain blocks", async () => {
  const { html, diagnostics } = await loadTestPage(
    "| A |\n| --- |\n| a <ul><li>x</li></ul> |\n| <details><summary>s</summary><p>t</p></details> |\n| b<br>c |",
  );
  expect(diagnostics).toEqual([]);
  expect(html).toContain("<td>a <ul><li>x</li></ul></td>");
  expect(html).toContain("<td><details><summary>s</summary><p>t</p></details></td>");
});

test.each([
  "NOTE",
  "TIP",
  "IMPORTANT",
  "WARNING",
  "CAUTION",
  "note",
])("the alert %s is an admonition", async (type) => {
  for (const mdx of [false, true]) {
    const { html, diagnostics } = await loadTestPage(`> [!${type}]\n> **Mind** this.\n>\n> - a`, {
      mdx,
    });
    expect(diagnostics).toEqual([]);
    expect(html).toContain('role="note"');
    expect(html).toContain("<p><strong>Mind</strong> this.</p>");
    expect(html).not.toContain("[!");
  }
});

test.each([
  ["a <br> b", "end the tag with `/>`, as in `<br />`"],
  [
    "<details><summary>S</summary>\n\na\n\n</details>",
    "put `<details>` and `</details>` on their own lines, or both in one paragraph; write `\\<` for the character itself",
  ],
  ['<p><img src="/a.png"></p>', "end the tag with `/>`, as in `<img />`"],
  ["See <https://a.example/b>.", "write `https://a.example/b` without `<` and `>`"],
  ["To <me@a.example>", "write `me@a.example` without `<` and `>`"],
])("the hint for %j in MDX", async (source, hint) => {
  const { diagnostics } = await loadTestPage(source, { mdx: true });
  expect(diagnostics).toMatchObject([{ rule: "invalid-mdx", hint }]);
});

test("a summary with text on the next line is not part of that paragraph", async () => {
  for (const mdx of [false, true]) {
    const source = "<details>\n<summary>S <b>b</b></summary>\nText\n\n- a\n\n</details>";
    const { html, diagnostics } = await loadTestPage(source, { mdx });
    expect(diagnostics).toEqual([]);
    expect(html).toMatch(/<details>\n?<summary>S <b>b<\/b><\/summary>\n?(?:<p>)?Text/);
  }
});

test("an unknown alert is reported", async () => {
  const { diagnostics } = await loadTestPage("> [!NOT]\n> x\n\n> \\[!NOTE]\n> b");
  expect(diagnostics).toMatchObject([
    { rule: "unknown-admonition", severity: "warning", hint: "did you mean `[!NOTE]`?" },
  ]);
});

test("values in headings are part of the table of contents", async () => {
  const files = { "_p.mdx": "## Set up {props.cloud} {'x'}" };
  const { page } = await loadTestPage(
    'import P from "./_p.mdx"\n\n<P cloud={"AWS"} />\n\n## In {"us"} {`b`} {42} {"$5 `c`"}',
    {
      mdx: true,
      files,
    },
  );
  expect(page.toc.map(({ html }) => html)).toEqual(["Set up AWS x", "In us b 42 $5 `c`"]);
});

test("a source outside of a picture is text", async () => {
  const { html, diagnostics } = await loadTestPage("Run cp <source> <target>.");
  expect(html).toContain("cp &lt;source&gt; &lt;target&gt;.");
  expect(diagnostics.map(({ rule }) => rule)).toEqual(["html-not-allowed", "html-not-allowed"]);
});

test("a source with an address belongs to a picture that a blank line separates", async () => {
  const { html, diagnostics } = await loadTestPage(
    '<picture>\n\n<source media="(prefers-color-scheme: dark)" srcset="./a.svg"> <img src="./a.svg" alt="x">\n\n</picture>',
    { files: { "a.svg": svg } },
  );
  expect(html).not.toContain("&lt;source");
  expect(diagnostics).toEqual([]);
});

test("a picture follows the switch of the site", async () => {
  const tall = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"/>';
  const files = { "a.svg": svg, "d.svg": tall };
  const source =
    '<picture><source media="(prefers-color-scheme: dark)" srcset="./d.svg"><img src="./a.svg" alt="x"></picture>';
  for (const mdx of [false, true]) {
    const written = mdx ? source.replaceAll(/(srcset="[^"]*"|alt="x")/g, "$1 /") : source;
    const { html, diagnostics } = await loadTestPage(written, { mdx, files });
    expect(diagnostics).toEqual([]);
    expect(html).not.toContain("<source");
    expect(html).toMatch(/<img [^>]*a-\w+\.svg[^>]*class=\\?"mode-light/);
    expect(html).toMatch(/<img [^>]*d-\w+\.svg[^>]*class=\\?"mode-dark/);
    // The dark image is as wide as the light one.
    expect(
      [...html.matchAll(/width=\\?"(\d+)\\?" height=\\?"(\d+)/g)].map(([, ...size]) => size),
    ).toEqual([
      ["400", "200"],
      ["400", "800"],
    ]);
  }
});

test.each([
  ["<code>a</code> <code>b</code>", "<p><code>a</code> <code>b</code></p>"],
  ["<b>Note</b>\n\n<a href='#x'>x</a>", "<p><b>Note</b></p>"],
  ["- <kbd>a</kbd> <kbd>b</kbd>", "<li><kbd>a</kbd> <kbd>b</kbd></li>"],
  ["> <b>a</b>\n> <i>b</i>", /<p><b>a<\/b>\s<i>b<\/i><\/p>/],
  ["<ul><li><b>a</b> <i>b</i></li></ul>", "<li><b>a</b> <i>b</i></li>"],
  ["> [!NOTE]\n> <div>a</div>", "</p><div>a</div>"],
])("a line of HTML elements is the same text in both formats: %j", async (source, expected) => {
  for (const mdx of [false, true]) {
    const { html, diagnostics } = await loadTestPage(`${source}\n\n<p id="x">c</p>`, { mdx });
    expect(diagnostics).toEqual([]);
    expect(html).toMatch(expected);
  }
});

test("the addresses of a srcset are resolved", async () => {
  const { html, diagnostics, data } = await loadTestPage(
    '<img src="./a.svg" srcset="./a.svg 1x,./b.svg 2x, ./c.svg 3x">',
    { files: { "a.svg": svg, "b.svg": svg } },
  );
  expect(html).toMatch(/srcset="\/assets\/a-\w+\.svg 1x, \/assets\/b-\w+\.svg 2x, \.\/c\.svg 3x"/);
  expect(data.assets).toHaveLength(2);
  expect(diagnostics.map(({ rule }) => rule)).toEqual(["missing-image"]);
});

test.each([
  ["// highlight-next-line", "js"],
  ["REM highlight-next-line", "bat"],
  ["; highlight-next-line", "ini"],
  ["% highlight-next-line", "text"],
  ["{# highlight-next-line #}", "jinja"],
])("the comment %j highlights a line of %s", async (mark, language) => {
  const { html, diagnostics } = await loadTestPage(`\`\`\`${language}\n${mark}\na\nb\n\`\`\``);
  expect(diagnostics).toEqual([]);
  expect(html).not.toContain("highlight-");
  expect(html.match(/"line hl"/g)).toHaveLength(1);
});

test.each([
  ["a // [!code ++]\nb", ["line-added", ""]],
  ["a # [!code focus]\nb\nc", ["hl", "", ""]],
  ["// [!code highlight:2]\na\nb\nc", ["hl", "hl", ""]],
  ["# [!code ++:2]\na\nb\nc", ["line-added", "line-added", ""]],
  ["a <!-- [!code --] -->", ["line-removed"]],
  ["a // [!code error]\nb # [!code warning]", ["line-error", "line-warning"]],
  ["a /* [!code word:b] */", ["hl"]],
  ["a # highlight-line\nb", ["hl", ""]],
  ["a(); // [!CODE ++]\nb", ["line-added", ""]],
  ["a // [!code other]", []],
])("marks of other engines in %j", async (code, marks) => {
  const { html } = await loadTestPage(`\`\`\`text\n${code}\n\`\`\``);
  expect(/\[!code|highlight-/.test(html)).toBe(marks.length === 0);
  const lines = [...html.matchAll(/class="line ?([^"]*)"/g)];
  expect(lines.map(([, mark]) => mark)).toEqual(marks);
});

test("options of code blocks that have no effect are reported", async () => {
  const { diagnostics } = await loadTestPage(
    `\`\`\`js showLineNumbers=10 ${"{1-9999} ".repeat(2000)}\na\n\`\`\``,
  );
  expect(diagnostics.map(({ rule }) => rule)).toEqual([
    "invalid-code-option",
    "invalid-highlight-range",
  ]);
});

test.each([
  ["[](./o.md)", "no text"],
  ["[ ](/a)", "no text"],
  ["[x]()", "has no address"],
  ["[c] (./p.md)", "space before it"],
  ['[d](./p.md "t)', "the quotes of its title do not match"],
  ["[e](https://a.example/a b) and https://b.example.", "space"],
])("the link %j is reported", async (source, message) => {
  const { diagnostics } = await loadTestPage(source, { files: { "o.md": "---\ntitle: O\n---\n" } });
  expect(diagnostics).toMatchObject([
    { rule: "lost-link", severity: "warning", message: expect.stringContaining(message) },
  ]);
});

test.each([
  "[![x](/a.png)](/b)",
  "call [it] (see below)",
  "f[x] (y)",
  "`[a] (b.md)`",
])("%j is not reported as a lost link", async (source) => {
  const { diagnostics } = await loadTestPage(source, { files: { "/public/a.png": "" } });
  expect(diagnostics.filter(({ rule }) => rule === "lost-link")).toEqual([]);
});

test("a name that would replace a property of the document is left out", async () => {
  for (const mdx of [false, true]) {
    const { html, diagnostics } = await loadTestPage(
      '<img name="querySelector" src="/a.png" alt="" />\n\n<a name="old"></a>',
      { mdx, files: { "/public/a.png": "" } },
    );
    expect(html).not.toContain("querySelector");
    expect(html).toContain('name="old"');
    expect(diagnostics.map(({ rule }) => rule)).toContain("html-not-allowed");
  }
});

test("references to footnotes have different ids", async () => {
  const { html } = await loadTestPage("[^1] [^1] [^1-2]\n\n[^1]: a\n[^1-2]: b");
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(6);
  for (const [, target] of html.matchAll(/ href="#([^"]*)"/g)) expect(ids).toContain(target);
});

test("the name of a linked file can contain a number sign", async () => {
  const { html, diagnostics } = await loadTestPage(
    "[a](<C# a.md>) [b](<C# a.md#x>) ![c](<fig #1.svg>) [d](./o.md#v1.md)",
    {
      files: {
        "C# a.md": "---\ntitle: C\n---\n",
        "o.md": "---\ntitle: O\n---\n",
        "fig #1.svg": svg,
      },
    },
  );
  expect(html).toContain('href="/docs/C%23%20a"');
  expect(html).toMatch(/src="\/assets\/fig-1-\w+\.svg"/);
  expect(html).toContain('href="/docs/o#v1.md"');
  expect(diagnostics).toEqual([]);
});

test("an HTML table scrolls in a frame in both formats", async () => {
  for (const mdx of [false, true]) {
    const { html, diagnostics } = await loadTestPage(
      "<table>\n<tbody><tr><td>a</td></tr></tbody>\n</table>\n\nText",
      { mdx },
    );
    expect(diagnostics).toEqual([]);
    expect(html).toMatch(
      /<div class="table" role="group" tabindex="0" aria-label="\w+">\s*<table>/,
    );
  }
});

test("an address ends before Chinese punctuation, and Chinese lines join without a space", async () => {
  const { html } = await loadTestPage(
    "见 https://a.example/b，后面 http://a.example。继续 [x](</a b>)，第一行\n第二行\nword",
  );
  const link = (href: string) => `<a href="${href}" rel="noopener">${href}</a>`;
  expect(html).toBe(
    `<p>见 ${link("https://a.example/b")}，后面 ${link("http://a.example")}。继续 <a href="/a%20b">x</a>，第一行第二行\nword</p>`,
  );
});

test("an item of a list before the end of an indented component", async () => {
  const source =
    '<Tabs>\n  <TabItem value="a" label="B">\n    text\n\n- item\n  </TabItem>\n</Tabs>';
  const { components, diagnostics } = await loadTestPage(source, { mdx: true });
  expect(diagnostics).toEqual([]);
  expect(components.map(({ name }) => name)).toEqual(["TabItem", "Tabs"]);
});

test.each([false, true])("an admonition can end directly below a table (MDX: %s)", async (mdx) => {
  const table = "| a |\n|---|\n| 1 |";
  const source = `:::note\n${table}\n:::\n\n::::info\n\n:::tip\n${table}\n:::\n\nx\n\n::::\n\ny`;
  const { html, diagnostics } = await loadTestPage(source, { mdx });
  expect(diagnostics).toEqual([]);
  expect(html).not.toContain(":::");
  expect(html).toMatch(/<\/table><\/div><\/div><div class="admonition admonition-info"/);
  expect(html).toMatch(/<\/table><\/div><\/div><p>x<\/p><\/div><p>y<\/p>$/);
  const withoutPipe = await loadTestPage(`:::note\n${table}\nplain\n:::\n\nx`, { mdx });
  expect(withoutPipe.html).toMatch(/<td>plain<\/td><\/tr>.*<\/table><\/div><\/div><p>x<\/p>$/);
  const withText = `:::note\n${table}\n:::\nText *of*\ntwo lines.\n- item\n\nx`;
  const page = await loadTestPage(withText, { mdx });
  expect(page.diagnostics).toEqual([]);
  expect(page.html).toMatch(/<\/div><p>Text <em>of<\/em>\ntwo lines.<\/p><ul>.*<p>x<\/p>$/);
  const nested = `:::::note\n::::info\n:::tip\n${table}\n:::\nx\n::::\n\ny\n\n:::::\n\nz`;
  const outer = await loadTestPage(nested, { mdx });
  expect(outer.diagnostics).toEqual([]);
  expect(outer.html).toMatch(/<\/div><p>x<\/p><\/div><p>y<\/p><\/div><p>z<\/p>$/);
  const quoted = `> - :::tip\n>   | a |\n>   |---|\n>   | 1 |\n>   :::\n>   x ++ctrl+c++\n\n\`\`\`\n| a |\n:::\n\`\`\``;
  const inside = await loadTestPage(quoted, { mdx });
  expect(inside.diagnostics.map(summarize)).toEqual([expect.stringMatching(/:9:7$/)]);
  expect(inside.html).toMatch(/<\/table><\/div><\/div><p>x .*<code>\| a \|\n:::<\/code>/);
});

test("the second address of a name is reported, unless it is the same", async () => {
  const source = "[Ref] [b]\n\n[ref]: /docs/page\n[REF]: /docs/page#x\n[b]: /x\n[b]: /x";
  const { diagnostics } = await loadTestPage(source);
  expect(diagnostics.map(summarize)).toEqual(["lost-link page.md:7:1"]);
});

test("a file whose name contains `#` or `?` can be an image or the target of a link", async () => {
  const files = { "/public/a#1.png": pixel, "/public/b?.png": pixel };
  const { html, diagnostics } = await loadTestPage("![x](/a#1.png) [y](/a#1.png) ![z](/b?.png)", {
    files,
  });
  expect(diagnostics).toEqual([]);
  expect(html.match(/(?:src|href)="[^"]*"/g)).toEqual([
    'src="/a%231.png"',
    'href="/a%231.png"',
    'src="/b%3F.png"',
  ]);
});

test("the label of a table has no references to footnotes", async () => {
  const { html } = await loadTestPage("| a[^1] | b |\n|---|---|\n| 1 | 2 |\n\n[^1]: c");
  expect(html).toContain('aria-label="Table: a, b"');
});
