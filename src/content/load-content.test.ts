import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  createTestSite,
  loadTestSite,
  pixel,
  summarize,
} from "../../tests/support/load-test-site.ts";

test("a site without pages", async () => {
  expect(await createTestSite({}).load()).toEqual({
    docs: [],
    pages: [],
    blog: null,
    trees: [],
    versions: [],
    assets: [],
    diagnostics: [],
  });
});

test("empty folders, partials, and dot files are not pages", async () => {
  const { docs, diagnostics } = await loadTestSite({
    "a.md": "---\ntitle: A\n---\n",
    "_part.md": "",
    "_parts/b.md": "",
    "empty/.gitkeep": "",
    ".hidden.md": "",
    "guides/node_modules/package/README.md": "# Package",
  });
  expect(docs.map(({ page }) => page.id)).toEqual(["a"]);
  expect(diagnostics).toEqual([]);
});

test("Markdown files below `public` are not pages, and can be linked to", async () => {
  const site = createTestSite({
    "content/docs/a.md":
      "---\ntitle: A\n---\n[t](/t.md?raw) [u](../../public/u/u.mdx) [v](/v.markdown)",
    "public/t.md": "# T",
    "public/u/u.mdx": "# U",
    "public/v.markdown": "# V",
  });
  const { docs, diagnostics } = await site.load({ config: { baseUrl: "/x/" } });
  expect(diagnostics).toEqual([]);
  expect(JSON.stringify(docs[0]?.page.body).match(/\/x\/[^\\]*/g)).toEqual([
    "/x/t.md?raw",
    "/x/u/u.mdx",
    "/x/v.markdown",
  ]);
});

test("a key in a sample is not that of the front matter", async () => {
  const { diagnostics } = await loadTestSite({
    "01-a.md": "---\ntitle: A\n---\n",
    "02-a.md": "---\ntitle: A\nid: b\nslug: a\n---\n",
    "03-a.md": "---\ntitle: A\nid: c\n---\n```yaml\nslug: a\n```\n",
    "a.md": "---\ntitle: A\nid: d\n---\n```yaml\nslug: a\n```\n",
  });
  expect(diagnostics.map(summarize)).toEqual(["duplicate-route 02-a.md:4:1"]);
});

test("generated pages of folders without a label", async () => {
  const index = (link = "") => `{ "link": { "type": "generated-index"${link} } }`;
  const { docs, diagnostics } = await loadTestSite({
    "_category_.json": index(),
    "b.md": "---\ntitle: B\nsidebar_position: 2\n---\n",
    "01-a.md": "---\ntitle: A\n---\n",
    "10-last/_category_.json": index(),
    "02-more-guides/_category_.json": index(', "slug": "/a"'),
    "03-few_guides/_category_.json": index(', "image": "/none.png"'),
  });
  expect(docs.map(({ page }) => page.title)).toEqual(["A", "B", "Few guides", "Last", "Index"]);
  const { body } = docs.at(-1)?.page ?? {};
  const text = body?.kind === "html" ? body.html.replace(/<[^>]*>/g, " ") : "";
  expect(text.trim().split(/\s{2,}/)).toEqual(["A", "B", "More guides", "Few guides", "Last"]);
  expect(diagnostics.map(summarize)).toEqual([
    "duplicate-route 02-more-guides/_category_.json:1:1",
    expect.stringMatching(/^unresolvable-markdown-link _category_.json/),
    "missing-image 03-few_guides/_category_.json:1:1",
  ]);
});

test("a generated page lists pages and folders once, in the order of the sidebar", async () => {
  const index = '{ "link": { "type": "generated-index" } }';
  const page = (title: string, keys = "") => `---\ntitle: ${title}\n${keys}\n---\n`;
  const { docs } = await loadTestSite({
    "_category_.json": index,
    "03-c.md": page("C"),
    "01-a/index.md": page("A"),
    "01-a/_category_.json": index,
    "02-b/_category_.json": index,
    "d/index.md": page("D", "sidebar_position: 9"),
    "d/_category_.json": '{ "position": 4 }',
    "vpc-peering.md": page("VPC peering"),
    "vpc.md": page("VPC"),
  });
  const { body } = docs.find(({ page }) => page.title === "Index")?.page ?? {};
  const text = body?.kind === "html" ? body.html.replace(/<[^>]*>/g, " ") : "";
  expect(text.trim().split(/\s{2,}/)).toEqual(["A", "B", "C", "D", "VPC", "VPC peering"]);
});

test("a byte order mark and CRLF change nothing", async () => {
  const text = "---\ntitle: A\n---\n\n## B\n\n```hcl\na = 1\nb = 2\n```\n\n[x](./no.md)\n";
  const [plain, windows] = await Promise.all(
    [text, `\uFEFF${text.replaceAll("\n", "\r\n")}`].map((page) => loadTestSite({ "a.md": page })),
  );
  expect(windows).toEqual(plain);
  expect(windows?.diagnostics.map(summarize)).toEqual(["unresolvable-markdown-link a.md:12:1"]);
});

test("a character that is not UTF-8", async () => {
  const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
  const { diagnostics } = await loadTestSite({
    "a.md": latin("---\ntitle: A\n---\na café"),
    "_part.md": latin("é"),
    "b.md": "---\ntitle: B\n---\ncafé \uFFFD",
  });
  expect(diagnostics.map(summarize)).toEqual(["not-utf8 _part.md:1:1", "not-utf8 a.md:4:6"]);
});

test("names with spaces and unicode", async () => {
  const { docs, diagnostics } = await loadTestSite({
    "Ünï code/my page.md": "---\ntitle: A\n---\n[b](./o%CC%88.md) [c](./ö.md)",
    "Ünï code/ö.md": "---\ntitle: B\n---\n",
  });
  expect(docs.map(({ page }) => page.route)).toEqual([
    "/docs/%C3%9Cn%C3%AF%20code/my%20page",
    "/docs/%C3%9Cn%C3%AF%20code/%C3%B6",
  ]);
  expect(diagnostics).toEqual([]);
});

test("a page with 10,000 nested quotes", async () => {
  const { docs, diagnostics } = await loadTestSite({
    "a.md": `---\ntitle: A\n---\n${">".repeat(10_000)} x`,
    "b.md": "---\ntitle: B\n---\nfine",
  });
  expect(docs).toHaveLength(2);
  expect(diagnostics.map(summarize)).toEqual(["nested-too-deep a.md:1:1"]);
});

const conflict = "<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> x\n";

test.each([
  ["a partial", "_a.mdx", conflict, ["merge-conflict 1"]],
  ["front matter", "a.md", `---\n${conflict}---\n`, ["merge-conflict 2"]],
  ["text", "a.md", `---\ntitle: A\n---\nx\n\n${conflict}`, ["merge-conflict 6", "second-title 6"]],
  ["a code block", "a.md", `---\ntitle: A\n---\n\`\`\`\n${conflict}\`\`\`\n`, []],
  [
    "the language of a code block",
    "a.md",
    `---\ntitle: A\n---\n${conflict.replaceAll("title: ", "```")}\`\`\`\n`,
    ["merge-conflict 4", "unknown-language 5"],
  ],
  [
    "the ends of two code blocks",
    "a.md",
    `---\ntitle: A\n---\n\`\`\`\n${conflict.replaceAll("title: ", "```\n")}`,
    ["merge-conflict 5", "second-title 7", "unclosed-code 9"],
  ],
])("a merge conflict in %s", async (_, name, text, expected) => {
  const { diagnostics } = await loadTestSite({ [name]: text });
  expect(diagnostics.map(({ rule, line }) => `${rule} ${line}`)).toEqual(expected);
});

test("a file in another encoding", async () => {
  const text = Buffer.from("\uFEFF---\ntitle: D\n---\n", "utf16le");
  const { diagnostics } = await loadTestSite({ "a.md": text });
  expect(diagnostics.map(summarize)).toEqual(["not-utf8 a.md:1:1"]);
});

test("a page with a mistake is still a page, and others are not touched", async () => {
  const { docs, diagnostics } = await loadTestSite({
    "a.md": "# Heading\n\ntext",
    "b.mdx": "---\ntitle: B\n---\n<Card>\n\ntext",
    "c.md": "---\ntitle: C\nsidebar_position: x\n---\ntext",
    "d.md": "---\ntitle: D\n---\nfine",
  });
  expect(docs.map(({ page }) => page.title)).toEqual(["Heading", "B", "C", "D"]);
  expect(diagnostics.map(summarize)).toEqual([
    "missing-title a.md:1:1",
    "invalid-front-matter c.md:3:1",
    "second-title a.md:1:1",
    "invalid-mdx b.mdx:4:1",
  ]);
});

test("a draft takes no route from a page", async () => {
  const { docs, diagnostics } = await loadTestSite({
    "a.md": "---\ntitle: A\nslug: /x\ndraft: true\n---\n",
    "b.md": "---\ntitle: B\nslug: /x\n---\n",
  });
  expect(docs.map(({ page }) => page.title)).toEqual(["B"]);
  expect(diagnostics).toEqual([]);
});

test("a tag that only an unlisted page uses has no page and no link", async () => {
  const { docs } = await loadTestSite({
    "a.md": "---\ntitle: A\ntags: [t]\nunlisted: true\n---\n",
  });
  expect(docs[0]?.page).toMatchObject({ tags: [] });
});

test.each([
  ["/a%231.png", []],
  ["/a#1.png", ["did you mean `/a%231.png`?"]],
  ["./a.png", ["did you mean `/a.png`?"]],
  ["a.png?v=2", ["did you mean `/a.png?v=2`?"]],
  ["/c.png", ["name a file below `public`, beginning with `/`"]],
])("the hints for the preview image %s are %j", async (image, hints) => {
  const site = createTestSite({
    "content/docs/a.md": `---\ntitle: A\nimage: ${image}\n---\n`,
    "public/a#1.png": pixel,
    "public/a.png": pixel,
  });
  const { diagnostics } = await site.load();
  expect(diagnostics.map(({ hint }) => hint)).toEqual(hints);
});

test("front matter reaches the page", async () => {
  const keys = `title: A
description: D
keywords: [k]
tags: [t]
image: https://x.y/z.png
unlisted: true
hide_title: true
hide_table_of_contents: true
last_reviewed: 2026-01-31`;
  const { docs } = await loadTestSite({
    "a.md": `---\n${keys}\n---\n# Own`,
    "b.md": "---\ntitle: B\ntags: [t]\n---\n",
  });
  expect(docs[0]?.page).toMatchObject({
    title: "A",
    description: "D",
    keywords: ["k"],
    tags: [{ label: "t", href: "/docs/tags/t" }],
    image: "https://x.y/z.png",
    unlisted: true,
    hideTitle: true,
    hideToc: true,
    lastReviewed: "2026-01-31",
    body: { html: '<h1 id="own">Own</h1>' },
  });
});

test("the page of a tag is caused by the first page that has the tag", async () => {
  const { docs, pages } = await loadTestSite({
    "a.md": "---\ntitle: A\ntags: [t]\n---\n",
    "b.md": "---\ntitle: B\ntags: [u]\n---\n",
  });
  const tagPages = [...docs, ...pages].filter(({ page }) => page.kind === "doc-tag");
  expect(tagPages.map(({ file }) => file)).toEqual(["content/docs/a.md", "content/docs/b.md"]);
});

test("the page of a tag of the blog is caused by the first post that has the tag", async () => {
  const site = createTestSite({
    "content/blog/2026-02-02-b.md": "---\ntitle: B\ntags: [u]\n---\n",
    "content/blog/2026-01-01-a.md": "---\ntitle: A\ntags: [t]\n---\n",
  });
  const { blog, pages } = await site.load();
  expect(blog).not.toBeNull();
  const tagPages = pages.filter(({ page }) => page.kind === "blog-tag");
  expect(tagPages.map(({ file }) => file)).toEqual([
    "content/blog/2026-02-02-b.md",
    "content/blog/2026-01-01-a.md",
  ]);
});

test("invalid folder settings, empty tables of contents, and empty categories are reported", async () => {
  const page = (keys: string) => `---\ntitle: A\n${keys}\n---\n`;
  const { diagnostics } = await loadTestSite(
    {
      "a/one.md": page("toc_min_heading_level: 4\ntoc_max_heading_level: 2"),
      "a/two.md": page("toc_min_heading_level: 4"),
      "a/three.md": page("toc_max_heading_level: 4"),
      "a/_category_.yml": "label: B\nposition: first\n",
    },
    {
      sidebars: {
        main: [
          { type: "autogenerated", dir: "." },
          { type: "category", label: "None", items: [] },
        ],
      },
    },
  );
  expect(diagnostics.map(summarize)).toEqual([
    "invalid-category a/_category_.yml:2:1",
    "empty-toc a/one.md:3:1",
    "empty-toc a/two.md:3:1",
    expect.stringMatching(/^empty-category .*sidebars.ts:1:1$/),
  ]);
});

test("folders and files that are symbolic links", async () => {
  const site = createTestSite({
    "shared/docs/a.md": "---\ntitle: A\n---\n![p](./p.png) [b](../b.md)",
    "shared/docs/p.png": pixel,
    "content/docs/b.md": "---\ntitle: B\n---\n![q](/shared/p.png)",
  });
  const link = (target: string, path: string) =>
    symlinkSync(target, join(site.siteDir, "content/docs", path));
  link("../../shared/docs", "linked");
  link("../../shared/docs/a.md", "c.md");
  link("..", "cycle");
  link("/none", "lost.md");
  mkdirSync(join(site.siteDir, "public"));
  symlinkSync("../shared/docs", join(site.siteDir, "public/shared"));
  symlinkSync("none", join(site.siteDir, "public/lost"));
  const { docs, diagnostics } = await site.load();
  expect(docs.map(({ page }) => page.route).sort()).toEqual([
    "/docs/b",
    "/docs/c",
    "/docs/linked/a",
  ]);
  expect(diagnostics.map(summarize).sort()).toEqual([
    "missing-image c.md:4:1",
    "unresolvable-markdown-link c.md:4:15",
    "unusable-symbolic-link cycle:1:1",
    "unusable-symbolic-link lost.md:1:1",
    "unusable-symbolic-link public/lost:1:1",
  ]);
});
