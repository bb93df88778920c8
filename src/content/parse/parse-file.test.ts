import { expect, test } from "vitest";
import { loadTestPage, pixel, summarize } from "../../../tests/support/load-test-site.ts";

test("a partial is included where it is used, with its own links and images", async () => {
  const { html, page, links } = await loadTestPage(
    'import Part from "./parts/_part.mdx";\n\n## One\n\n<Part />\n\n## Two',
    {
      mdx: true,
      files: {
        "parts/_part.mdx": "---\ntitle: ignored\n---\n## One\n\n[up](../other.md) ![p](./p.png)",
        "parts/p.png": pixel,
        "other.md": "---\ntitle: O\n---\n",
      },
    },
  );
  expect(html).toContain('<h2 id="one-1"');
  expect(html).toMatch(/<a href="\/docs\/other">up<\/a> <img src="\/assets\/p-/);
  expect(page.toc.map(({ id }) => id)).toEqual(["one", "one-1", "two"]);
  expect(links).toEqual([
    { href: "/docs/other", line: 6, column: 1, file: "content/docs/parts/_part.mdx" },
  ]);
});

test("headings of a partial move below the heading before it", async () => {
  const { html } = await loadTestPage(
    'import Part from "./_part.mdx";\n\n## One\n\n<Part headingShift={1} />\n\n## Two',
    { mdx: true, files: { "_part.mdx": "## Inner\n\n###### Deep" } },
  );
  expect(html).toContain('<h3 id="inner"');
  expect(html).toContain('<h6 id="deep"');
});

test("footnotes of a page and a partial with the same name are two", async () => {
  const { html, diagnostics } = await loadTestPage(
    'import P from "./parts/_p.md"\n\nA.[^1]\n\n<P/>\n\n[^1]: Of the page.',
    {
      mdx: true,
      files: { "parts/_p.md": "B.[^1]\n\n[^1]: ![p](./p.png)", "parts/p.png": pixel },
    },
  );
  expect(diagnostics).toEqual([]);
  expect(html).toMatch(/<a href="#user-content-fn-1" .*<a href="#user-content-fn-1\.2" /);
  expect(html).toMatch(
    /<li id="user-content-fn-1"><p>Of the page\..*<li id="user-content-fn-1\.2"><p><img src="\/assets\/p-/,
  );
});

test("a Markdown partial does not run its braces", async () => {
  const { html } = await loadTestPage('import P from "./_p.md"\n\n<P/>', {
    mdx: true,
    files: { "_p.md": "{1 + 1} <kbd>x</kbd>" },
  });
  expect(html).toBe("<p>{1 + 1} <kbd>x</kbd></p>");
});

test.each([
  ["a\n\n<Card>", "invalid-mdx _p.mdx:3:1"],
  ["---\nIMPORTANT TEXT.\n\nrest", "invalid-front-matter _p.mdx:1:1"],
])("diagnostics of a partial name its file: %j", async (partial, diagnostic) => {
  const { diagnostics } = await loadTestPage('import P from "./_p.mdx"\n\n<P/>', {
    mdx: true,
    files: { "_p.mdx": partial },
  });
  expect(diagnostics.map(summarize)).toEqual([diagnostic]);
});

test("a cycle of partials is reported, and the hint for a missing partial names the nearest", async () => {
  const { diagnostics } = await loadTestPage(
    'import A from "./_a.mdx"\nimport C from "./_aa.mdx"\n\n<A/><C/>',
    {
      mdx: true,
      files: {
        "_a.mdx": 'import B from "./_b.mdx"\n\n<B/>',
        "_b.mdx": 'import A from "./_a.mdx"\n\n<A/>',
      },
    },
  );
  expect(diagnostics.map(summarize)).toEqual([
    "partial-cycle _b.mdx:1:1",
    "missing-partial page.mdx:5:1",
  ]);
  expect(diagnostics[1]?.hint).toMatch(/did you mean/);
});

test("a partial sees its attributes and its content", async () => {
  const source = [
    'import P from "/_p.mdx"',
    'import Q from "@site/docs/_q.mdx"',
    "",
    '<P name="one & two" href="/a" count={3}>**inner**</P>',
    "",
    "<Q />",
  ].join("\n");
  const { html, links, diagnostics } = await loadTestPage(source, {
    mdx: true,
    files: {
      "_p.mdx":
        'import Q from "./_q.mdx"\n\nHi {props.name}: <a href={props.href}>x</a>\n\n{props.children}\n\n<Q name={props.name} />',
      "_q.mdx": "Q {props.name ?? 'nobody'}",
      "a.md": "---\ntitle: A\n---\n",
    },
  });
  expect(diagnostics).toEqual([]);
  expect(html).toContain("nobody");
  expect(html).toContain('"one & two"');
  expect(html).toContain('_components.strong, { children: "inner" }');
  expect(links.map(({ href }) => href)).toEqual(["/a"]);
});

test("properties that are spread are not known to a partial", async () => {
  const { diagnostics } = await loadTestPage('import P from "./_p.mdx"\n\n<P {...all} />', {
    mdx: true,
    files: { "_p.mdx": "part" },
  });
  expect(diagnostics.map(summarize)).toEqual(["partial-with-content page.mdx:6:1"]);
});

test("ignores comments next to imports", async () => {
  const { html, diagnostics } = await loadTestPage(
    "import P from './_p.mdx' // one\n/* two\nimport three */\n// four\nimport x from 'https://x'\n\n<P />",
    { mdx: true, files: { "_p.mdx": "Five" } },
  );
  expect(diagnostics.map(summarize)).toEqual(["unsupported-import page.mdx:8:1"]);
  expect(diagnostics[0]?.message).toContain("'https://x'");
  expect(html).toContain("Five");
});

test.each([
  ["export const a = `a/*.md`\nimport P from './_p.mdx'\n/* end */", "unsupported-export"],
  ["import x from 'x'\n/* a */ import P from './_p.mdx'", "unsupported-import"],
])("finds the import next to the comment or template in %j", async (code, rule) => {
  const files = { "_p.mdx": "Five" };
  const { html, diagnostics } = await loadTestPage(`${code}\n\n<P />`, { mdx: true, files });
  expect(diagnostics.map(summarize)).toEqual([`${rule} page.mdx:4:1`]);
  expect(html).toContain("Five");
});

test("a partial has a name with a capital letter", async () => {
  const { diagnostics } = await loadTestPage("import part from './_part.mdx'", { mdx: true });
  expect(diagnostics[0]?.hint).toContain("`import Part from './_part.mdx'`");
});

test.each([
  ["import { x } from 'y'", "unsupported-import"],
  ["import X from '@theme/X.mdx'", "unsupported-import"],
  ["export const x = {\n  y: 1,\n}", "unsupported-export"],
  ["<Card icon={import('./a.png')} />", "unsupported-import"],
  ["{import('./a.js')}", "unsupported-import"],
])("%j is not supported", async (source, rule) => {
  const { diagnostics } = await loadTestPage(`${source}\n\ntext`, { mdx: true });
  expect(diagnostics.map(summarize)).toEqual([`${rule} page.mdx:4:1`]);
});
