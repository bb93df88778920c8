import { expect, test } from "vitest";
import {
  createTestSite,
  loadTestPage,
  loadTestSite,
  pixel,
  summarize,
} from "../../../../tests/support/load-test-site.ts";

const other = "---\ntitle: Other\n---\n";

test("links to Markdown files become addresses", async () => {
  const source =
    "[a](./sub/01-b%20c.md#x) [b](<sub/01-b c.md?q=1>) [c][r] [d](/sub/01-b%20c.md)\n\n[r]: sub/01-b%20c.md 'T'";
  const { html, links } = await loadTestPage(source, {
    files: { "sub/01-b c.md": other },
    config: { baseUrl: "/base/", trailingSlash: true },
  });
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "/base/docs/sub/b%20c/#x",
    "/base/docs/sub/b%20c/?q=1",
    "/base/docs/sub/b%20c/",
    "/base/docs/sub/b%20c/",
  ]);
  expect(links[1]).toEqual({ href: "/base/docs/sub/b%20c/?q=1", line: 4, column: 26 });
  expect(html).toContain('title="T"');
});

test("names with accents are found in either form", async () => {
  const [composed, apart] = ["\u00FC", "u\u0308"];
  const source = `import P from "./_${composed}.mdx"\n\n[a](./${composed}.md) ![b](${composed}.png) <P/>`;
  const { html, diagnostics, data } = await loadTestPage(source, {
    mdx: true,
    files: { [`${apart}.md`]: other, [`${apart}.png`]: pixel, [`_${apart}.mdx`]: "Part." },
  });
  expect(diagnostics).toEqual([]);
  expect(html).toContain('href="/docs/%C3%BC"');
  expect(html).toContain("Part.");
  expect(data.assets[0]?.from.endsWith(`${apart}.png`)).toBe(true);
});

test("a link to a file that is not a page names the nearest", async () => {
  const { diagnostics, html } = await loadTestPage("x [a](./othr.md)", {
    files: { "other.md": other },
  });
  expect(diagnostics).toMatchObject([
    { rule: "unresolvable-markdown-link", severity: "error", line: 4, column: 3 },
  ]);
  expect(diagnostics[0]?.hint).toBe("did you mean `./other.md`?");
  expect(html).toContain('<a href="./othr.md">a</a>');
});

test("a link to a draft is reported as such", async () => {
  const files = { "other.md": "---\ntitle: O\ndraft: true\n---\n" };
  const { diagnostics } = await loadTestPage("[a](./other.md)", { files });
  expect(diagnostics[0]?.hint).toContain("draft");
  const dev = await loadTestPage("[a](./other.md)", { files, includeDrafts: true });
  expect(dev.diagnostics).toEqual([]);
});

test("root addresses get the base URL, relative ones become absolute, others stay", async () => {
  const source = "[a](/docs/x) [b](y) [c](#z) [d](https://e.f) [e](mailto:a@b.c) [f](/a.pdf)";
  const { html, links } = await loadTestPage(source, {
    config: { baseUrl: "/base/", trailingSlash: false },
  });
  expect(html).toBe(
    '<p><a href="/base/docs/x">a</a> <a href="/base/docs/y">b</a> <a href="#z">c</a> ' +
      '<a href="https://e.f" rel="noopener">d</a> <a href="mailto:a@b.c">e</a> ' +
      '<a href="/base/a.pdf">f</a></p>',
  );
  expect(links.map(({ href }) => href)).toEqual([
    "/base/docs/x",
    "/base/docs/y",
    "#z",
    "/base/a.pdf",
  ]);
});

test("addresses of pages with a dot end with a slash, addresses of files do not", async () => {
  const source =
    "[a](/terraform-1.x) [b](v2.0#x) [c](/node.js/) [d](/a.pdf) [e](/data.v2) [f](/sitemap.xml) [g](/docs/node.js#x) [h](../data.json) [i](/LICENSE#mit)";
  const { html } = await loadTestPage(source, {
    config: { trailingSlash: true },
    files: {
      "/public/data.v2": "",
      "/public/LICENSE": "",
      "node.js.md": "---\ntitle: N\n---\n",
      "data.json.md": "---\ntitle: D\n---\n",
    },
  });
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "/terraform-1.x/",
    "/docs/page/v2.0/#x",
    "/node.js/",
    "/a.pdf",
    "/data.v2",
    "/sitemap.xml",
    "/docs/node.js/#x",
    "/docs/data.json/",
    "/LICENSE#mit",
  ]);
});

test("a link to a folder of static HTML names its file, so that it is not loaded as a page", async () => {
  const { html } = await loadTestPage("[a](/old/) [b](/old#x) [c](/new/) [d](/new/index.html)", {
    files: { "/public/old/index.html": "<p id=x>x</p>" },
  });
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "/old/index.html",
    "/old/index.html#x",
    "/new/",
    "/new",
  ]);
});

test("links to pages do not use up the search for similar names of files", async () => {
  const links = Array.from({ length: 1001 }, (_, index) => `[a](/p${index})`).join(" ");
  const { diagnostics } = await loadTestPage(`${links} ![x](/pictures.png)`, {
    files: { "/public/picture.png": pixel },
  });
  expect(diagnostics.map(({ hint }) => hint).join()).toContain("picture.png");
});

test("relative addresses of pages start from the file, as on code hosts", async () => {
  const links =
    "[a](./vpc/) [b](vpc) [c](vpc/design#x) [d](./eks?q) [e](.) [f](..) [g](none) [h](rds) [i](s3/)";
  const { docs } = await loadTestSite({
    "guide/index.md": `---\ntitle: G\n---\n\n${links}`,
    "guide/vpc/README.md": other,
    "guide/vpc/design.mdx": "---\ntitle: D\nslug: /drawn\n---\n",
    "guide/eks.md": other,
    "guide/rds/rds.md": other,
    "guide/s3/Readme.md": other,
    "index.md": other,
  });
  const body = docs.find(({ file }) => file.endsWith("guide/index.md"))?.page.body;
  const html = body?.kind === "html" ? body.html : "";
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "/docs/guide/vpc",
    "/docs/guide/vpc",
    "/docs/drawn#x",
    "/docs/guide/eks?q",
    "/docs/guide",
    "/docs",
    "/docs/none",
    "/docs/guide/rds",
    "/docs/guide/s3",
  ]);
});

test("what is not an address stays, for the check of the finished pages", async () => {
  const { html, links } = await loadTestPage("[a](<\\\\\\\\[>)");
  expect(html).toBe('<p><a href="\\\\[">a</a></p>');
  expect(links).toMatchObject([{ href: "\\\\[" }]);
});

test.each([
  "javascript:x",
  "JAVASCRIPT:x",
  "vbscript:x",
  "data:text/html,x",
  "file:///tmp/x",
  "java&#9;script:x",
])("[](%s) is refused", async (address) => {
  const { html, diagnostics } = await loadTestPage(`[a](${address}) ![b](${address})`);
  expect(html).toBe('<p><a>a</a> <img alt="b" loading="lazy" decoding="async"></p>');
  expect(diagnostics.map(({ rule }) => rule)).toEqual(["refused-link", "refused-link"]);
});

test("images next to the page are copied, with their size", async () => {
  const { html, data } = await loadTestPage("![A](./my%20pic.png)", {
    files: { "my pic.png": pixel },
    config: { baseUrl: "/base/" },
  });
  expect(html).toMatch(
    /<img src="\/base\/assets\/my-pic-[0-9a-f]{8}\.png" alt="A" width="1" height="1" loading="lazy" decoding="async">/,
  );
  expect(data.assets).toHaveLength(1);
  expect(data.assets[0]?.from.endsWith("content/docs/my pic.png")).toBe(true);
});

test("a paragraph of one image with a title is a figure", async () => {
  const { html } = await loadTestPage('![A](https://x.y/z.png "T")\n\ntext ![A](/p.png "T")', {
    files: { "/public/p.png": pixel },
  });
  expect(html).toContain(
    '<figure><img src="https://x.y/z.png" alt="A" loading="lazy" decoding="async"><figcaption>T</figcaption></figure>',
  );
  expect(html).toContain('<p>text <img src="/p.png" alt="A" width="1" height="1" title="T"');
});

test("missing images name the nearest", async () => {
  const { diagnostics } = await loadTestPage("![A](./vpc.pgn) ![B](/img/lgoo.svg)", {
    files: { "vpc.png": pixel, "/public/img/logo.svg": "<svg viewBox='0 0 2 3'/>" },
  });
  expect(diagnostics.map(summarize)).toEqual([
    "missing-image page.md:4:1",
    "missing-image page.md:4:17",
  ]);
  expect(diagnostics.map(({ hint }) => hint)).toEqual([
    "did you mean `./vpc.png`?",
    "did you mean `/img/logo.svg`?",
  ]);
});

test("files other than Markdown that a page links to come along", async () => {
  const { html, data } = await loadTestPage("[a](./x.zip)", { files: { "x.zip": "zip" } });
  expect(html).toMatch(/href="\/assets\/x-[0-9a-f]{8}\.zip"/);
  expect(data.assets).toHaveLength(1);
});

test("a preview image that does not exist", async () => {
  const { diagnostics } = await loadTestSite({ "a.md": "---\ntitle: A\nimage: /x.png\n---\n" });
  expect(diagnostics.map(summarize)).toEqual(["missing-image a.md:3:1"]);
});

test.each([
  ["a [doc](my file.md)", ["lost-link page.md:4:7"]],
  ["![x](my pic.png) [**b**](/a b#c)", ["lost-link page.md:4:4", "lost-link page.md:4:24"]],
  ["Foo[^note]\nand[^1].", ["lost-footnote page.md:4:4", "lost-footnote page.md:5:4"]],
  ["[doc](<my file.md>) [x](y 'my file.md') `[doc](my file.md)` \\[doc](my file.md)", []],
  ["a [doc][missing], [**b**][gone too]", ["lost-link page.md:4:7", "lost-link page.md:4:25"]],
  ['[doc][there] \\[doc][missing] `[a][b]` list[a][b] [0][1] [a][] x["k"][n]\n\n[there]: /', []],
  ["See [the guide][] and string[abc][].", ["lost-link page.md:4:5"]],
  ["[Note]: important", ["lost-link page.md:4:1"]],
  ["[a](https://a.com 'it''s') [b](https://b.com \"B\")", ["lost-link page.md:4:3"]],
  ["[comment]: <> (One)\n[comment]: # (Two)\n[//]: # (Three)\n[//]: <> 'Four'", []],
  ["[x]: https://a.b\n[y]: ./p\n[//]: # (comment)\n[z]: z\n\n[z]", []],
  [
    "a[^n]\n\n[^n]: x\n\n[^n]: y\n\n[^m]: z",
    ["lost-footnote page.md:8:1", "lost-footnote page.md:10:1"],
  ],
  ["arr[0](see b.c for more) a[b](c d) and f[1](x)", []],
  ["`[^a]` matches [^a-z] and foo\\[^b]. Real[^r].\n\n[^r]: R", []],
])("text that was meant as a link: %j", async (source, expected) => {
  const { diagnostics } = await loadTestPage(source);
  const lost = diagnostics.filter(({ rule }) => rule.startsWith("lost-"));
  expect(lost.map(summarize)).toEqual(expected);
});

test("links as other engines write them lead to the same pages and files", async () => {
  const source =
    "[a](sub/a.md) [b](@site/docs/sub/a.md#x) [c](/docs/sub/a.md) [d](pathname:///f.pdf) ![e](@site/static/p.png)";
  const { docs, diagnostics } = await loadTestSite({
    "deep/page.md": `---\ntitle: Page\n---\n${source}\n`,
    "sub/a.md": other,
    "/public/p.png": pixel,
  });
  expect(diagnostics).toEqual([]);
  const body = docs.find(({ file }) => file.endsWith("deep/page.md"))?.page.body;
  const html = body?.kind === "html" ? body.html : "";
  expect([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    "/docs/sub/a",
    "/docs/sub/a#x",
    "/docs/sub/a",
    "/f.pdf",
    "/p.png",
  ]);
});

test("docs, posts, and pages link to each other's files", async () => {
  const site = createTestSite({
    "content/docs/index.md":
      "---\ntitle: D\n---\n[b](../blog/2024-03-01-next.md#x) [p](../../pages/about.md) ![i](../../public/p.png)",
    "content/docs/sub/near.md": other,
    "content/blog/2024-03-01-next.md":
      "---\ntitle: B\ndescription: D\n---\n[d](../../content/docs/index.md) [e](../docs/sub/near.md) ![i](../docs/sub/p.png)",
    "pages/about.md":
      "---\ntitle: A\n---\n[d](../content/docs/index.md) [b](/blog/2024-03-01-next.md) [f](../content/docs/sub/f.zip)",
    "content/docs/sub/p.png": pixel,
    "content/docs/sub/f.zip": "zip",
    "public/p.png": pixel,
  });
  const { docs, pages, assets, diagnostics } = await site.load();
  expect(diagnostics).toEqual([]);
  const addressesIn = (file: string) => {
    const page = [...docs, ...pages].find((pageRecord) => pageRecord.file === file)?.page;
    const body = page && "body" in page ? page.body : undefined;
    const html = body?.kind === "html" ? body.html : "";
    return [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
  };
  expect(addressesIn("content/docs/index.md")).toEqual([
    "/blog/2024/03/01/next#x",
    "/about",
    "/p.png",
  ]);
  const [picture, file] = ["p.png", "f.zip"].map((name) =>
    assets.find(({ from }) => from === `${site.siteDir}/content/docs/sub/${name}`),
  );
  expect(addressesIn("content/blog/2024-03-01-next.md")).toEqual([
    "/docs",
    "/docs/sub/near",
    `/${picture?.to}`,
  ]);
  expect(addressesIn("pages/about.md")).toEqual(["/docs", "/blog/2024/03/01/next", `/${file?.to}`]);
});

test("a link to a file of another folder that is not a page names the nearest", async () => {
  const { diagnostics } = await loadTestPage("[a](../blog/2024-03-01-nxt.md)", {
    files: { "/content/blog/2024-03-01-next.md": "---\ntitle: B\ndescription: D\n---\n" },
  });
  expect(diagnostics.map(({ hint }) => hint)).toEqual([
    "did you mean `../blog/2024-03-01-next.md`?",
  ]);
});

test("a link whose text contains another link is reported", async () => {
  const { diagnostics } = await loadTestPage(
    "[a [b](https://b.com) c](https://c.com)\n\n[![d](https://d.com/d.png) [e](https://e.com)](https://f.com)\n\n[![d](https://d.com/d.png)](https://g.com) [e](https://e.com)\n\n\\[a [b](https://b.com) c\\](https://c.com)",
  );
  expect(diagnostics.map(summarize)).toEqual(["lost-link page.md:4:22", "lost-link page.md:6:46"]);
});

test("a link can lead to a file without an extension", async () => {
  const { html, diagnostics } = await loadTestPage("[a](./Makefile) [b](LICENSE) [c](./other)", {
    files: { Makefile: "all:", LICENSE: "MIT", "other.md": other, other: "text" },
  });
  expect(diagnostics).toEqual([]);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    expect.stringMatching(/^\/assets\/Makefile-\w{8}$/),
    expect.stringMatching(/^\/assets\/LICENSE-\w{8}$/),
    "/docs/other",
  ]);
});
