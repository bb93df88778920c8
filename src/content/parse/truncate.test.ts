import { expect, test } from "vitest";
import { loadTestPage } from "../../../tests/support/load-test-site.ts";

async function preview(source: string, mdx = false) {
  const { data } = await loadTestPage("", {
    config: { baseUrl: "/base/" },
    files: {
      [`/content/blog/2026-01-31-a.${mdx ? "mdx" : "md"}`]: `---\ntitle: A\n---\n${source}`,
    },
  });
  const page = data.pages.find(({ page }) => page.kind === "blog-list")?.page;
  if (page?.kind !== "blog-list") throw new Error("the list is lost");
  return page.posts[0]?.preview;
}

test.each([
  [false, "<!-- truncate -->"],
  [false, "<!--truncate-->"],
  [true, "{/* truncate */}"],
  [true, "{/*truncate*/}"],
])("content above the marker (MDX: %s, %s)", async (mdx, marker) => {
  expect(await preview(`First.\n\n${marker}\n\nSecond.`, mdx)).toEqual({
    kind: "html",
    html: "<p>First.</p>",
  });
});

test("without a marker there is no preview", async () => {
  expect(await preview("First.\n\n<!-- truncated -->\n\nSecond.")).toBeNull();
});

test("a preview has no ids and links to those of the article", async () => {
  const html = await preview(
    "## Part\n\nSee [below](#end), [none](x.md?a#b) and a note.[^1]\n\n<!-- truncate -->\n\n## End\n\n[^1]: Note.",
  );
  expect(html?.kind === "html" && html.html).toBe(
    '<h3 aria-label="Part">Part</h3><p>See <a href="/base/blog/2026/01/31/a#end">below</a>, <a href="/base/blog/2026/01/31/x.md?a#b">none</a> and a note.' +
      '<sup><a href="/base/blog/2026/01/31/a#user-content-fn-1" data-footnote-ref>1</a></sup></p>',
  );
});

test("content above the marker with raw HTML and components", async () => {
  const end = "<!-- truncate -->\n\n## Later";
  const source = '<div id="x" class="y">\n\n[a](#later)\n\n</div>\n\n<p><a href="#later">b</a></p>';
  const html = await preview(`${source}\n\n\`<i id="x">\`\n\n${end}`);
  const address = "/base/blog/2026/01/31/a#later";
  expect(html?.kind === "html" && html.html).toBe(
    `<div class="y"><p><a href="${address}">a</a></p></div><p><a href="${address}">b</a></p>` +
      '<p><code>&lt;i id="x"&gt;</code></p>',
  );
  const body = await preview(
    '<Card href="#later"/>\n\n<div id="x" aria-hidden={true}/>\n\n{/* truncate */}\n\n## Later',
    true,
  );
  expect(body?.kind === "mdx" && body.code).toContain(`href: "${address}"`);
  expect(body?.kind === "mdx" && body.code).not.toContain("id:");
});

test("diagrams of two posts keep their parts apart", async () => {
  const diagram = '```mermaid alt="Two boxes"\ngraph LR\n  A --> B\n```';
  const html = await preview(`${diagram}\n\n<!-- truncate -->\n\nMore.`);
  expect(html?.kind === "html" && html.html).toMatch(/ id="blog-2026-01-31-a-d1-/);
  expect(html?.kind === "html" && html.html).not.toMatch(/(id="|#)d1-/);
});

test("headings of a preview are one level lower, in HTML and in MDX too", async () => {
  const html = await preview('<h2 class="x">Part</h2>\n\n<!-- truncate -->\n\nMore.');
  expect(html?.kind === "html" && html.html).toBe('<h3 class="x">Part</h3>');
  const mdx = await preview("<h2>{1 + 1}</h2>\n\n{/* truncate */}\n\nMore.", true);
  expect(mdx?.kind === "mdx" && mdx.code).toMatch(/\bh3\b/);
});

test("a component in a preview stays one", async () => {
  const body = await preview(
    '<Card title="A">\n\n## B\n\n</Card>\n\n{/* truncate */}\n\nMore.',
    true,
  );
  expect(body?.kind).toBe("mdx");
});
