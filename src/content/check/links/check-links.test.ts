import { expect, test, vi } from "vitest";
import type { LinkSource } from "../../site-data.ts";
import { checkLinks } from "./check-links.ts";
import { extractLinkData } from "./extract-links.ts";
import type { CheckedPage } from "./validate-link.ts";

function page(route: string, html: string, links: LinkSource[] = []): CheckedPage {
  const linkData = extractLinkData(html);
  return {
    route,
    file: `content${route}.md`,
    targets: linkData,
    readAddresses: () => linkData,
    links,
  };
}

test("anchors of a page that shows its source are not checked", () => {
  const pages = [
    page("/docs/a", '<pre id="page-source">## B</pre><a href="#b">B</a>'),
    page("/docs/c", '<a href="/docs/a#b">B</a>'),
  ];
  expect(checkLinks({ pages, files: new Set(), baseUrl: "/", locales: [] })).toEqual([]);
});

function check(
  html: string,
  { baseUrl = "/", links = [] as LinkSource[], locales = [] as { baseUrl: string }[] } = {},
) {
  const pages = [
    page("/docs/guides/", '<h1 id="g">G</h1><a name="old"></a><h2 id="ünï x">u</h2>'),
    page("/docs/intro/a", html, links),
  ];
  const files = new Set([
    "assets/a b.png",
    "docs/intro/a/index.html",
    "plain/index.html",
    "x.html",
  ]);
  return checkLinks({ pages, files, baseUrl, locales });
}

test.each([
  "/docs/guides",
  "/docs/guides/",
  "/docs/guides/index.html",
  "/docs/guides/?q=1#g",
  "/docs/guides#old",
  "/docs/guides#%C3%BCn%C3%AF%20x",
  "/docs/guides#g:~:text=foo",
  "/docs/guides#:~:text=foo",
  "#own",
  "#",
  "#top",
  "",
  "a",
  "./a#own",
  "../guides",
  "/%64ocs/guides",
  "/plain/",
  "/x",
  "/assets/a%20b.png",
  "https://elsewhere.example/x",
  "https://elsewhere.example/wiki/Inc.",
  "https://elsewhere.example/a,",
  "https://elsewhere.example/Yahoo!",
  "https://elsewhere.example/#b.",
  "http://myhost:8080",
  "https://intranet/",
  "//elsewhere.example/x",
  "mailto:a@b.c",
  "tel:123",
])("%j is not reported", (href) => {
  expect(check(`<p id="own"><a href="${href}">x</a>`)).toEqual([]);
});

test.each([
  ["https://elsewherecom/x", "its host has no dot"],
  ["https://https://elsewhere.example/x", "it contains another address"],
  ["https://elsewhere.example/https://other.example/", "it contains another address"],
  ["https:/elsewhere.example/", "`//` is missing"],
  ["http:/elsewhere.example/", "`//` is missing"],
  ["htps://elsewhere.example/", "the word before the colon has a typo"],
  ["localhost:3000/x", "`http://` is missing"],
  ["C:\\docs\\x.html", "it is a path on a disk"],
])("%s is probably wrong", (href, why) => {
  expect(check(`<a href="${href}">x</a>`)).toMatchObject([
    {
      rule: "doubtful-address",
      severity: "warning",
      message: `\`${href}\` is probably wrong: ${why}`,
    },
  ]);
});

test.each([
  ["https:/elsewhere.example/", "did you mean `https://elsewhere.example/`?"],
  ["localhost:3000/x", "write `http://localhost:3000/x`"],
  ["C:\\docs\\x.html", "write the path from this file"],
])("the hint for %s", (href, hint) => {
  const [diagnostic] = check(`<a href="${href}">x</a>`);
  expect(diagnostic?.hint).toContain(hint);
});

test.each([
  "tel:123",
  "sms:1",
  "callto:123",
  "sip:100",
  "vscode://x",
  "ftp://a.example/",
  "sftp://a/b",
  "mailto:a@b.example",
  "Mailto:a@b.example",
])("the scheme of %s is known", (href) => {
  expect(check(`<a href="${href}">x</a>`)).toEqual([]);
});

test.each([
  ["/assets/A%20B.png", "/assets/a%20b.png"],
  ["/assets/ab.png", "/assets/a%20b.png"],
  ["/base/ASSETS/a%20b.PNG", "/base/assets/a%20b.png"],
])("the file that %s probably means", (href, meant) => {
  const baseUrl = href.startsWith("/base/") ? "/base/" : "/";
  expect(check(`<a href="${href}">x</a>`, { baseUrl })).toMatchObject([
    { rule: "broken-link", hint: `did you mean \`${meant}\`?` },
  ]);
});

test.each([
  ["/docs/http//elsewhere.example/x", "https://elsewhere.example/x"],
  ["/docs/www.elsewhere.com", "https://www.elsewhere.com"],
  ["/github.com/a/b", "https://github.com/a/b"],
])("the address of another site without its scheme: %s", (href, meant) => {
  expect(check(`<a href="${href}">x</a>`)).toMatchObject([
    { rule: "broken-link", hint: `did you mean \`${meant}\`?` },
  ]);
});

test.each([
  ["/base/base/docs/guides", "write `/docs/guides`: the build adds the base URL"],
  ["/base/docs/guides.html", "did you mean `/base/docs/guides/`?"],
  ["/base/docs/guides/index", "did you mean `/base/docs/guides/`?"],
  ["/base/docs/intro/a/index/", "did you mean `/base/docs/intro/a`?"],
  ["/base/base/assets/a%20b.png", "write `/assets/a%20b.png`: the build adds the base URL"],
])("the address of a page in another form: %s", (href, hint) => {
  expect(check(`<a href="${href}">x</a>`, { baseUrl: "/base/" })).toMatchObject([{ hint }]);
});

test("a folder named after a scheme is not the address of another site", () => {
  const found = check('<a href="/docs/http/overview">x</a>');
  expect(found).toMatchObject([{ rule: "broken-link" }]);
  expect(found[0]?.hint).not.toContain("https://");
});

test("does not report an image twice", () => {
  const links = [{ href: "./none.png", line: 7, column: 3, isReported: true as const }];
  const found = check('<img src="./none.png"><img src="./no.png"><a href="./none.png">', { links });
  expect(found.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
    "broken-link `./none.png` is not the address of a page",
    "broken-image the image `./no.png` does not exist",
  ]);
});

test.each([
  "/assets/a%20b.png/",
  "/x.html/",
  "/x/",
])("%j is broken, because a slash ends it", (href) => {
  expect(check(`<a href="${href}">x</a>`)).toMatchObject([{ rule: "broken-link" }]);
});

test("a link to no page, at its location in the source, with the nearest page", () => {
  const links = [
    { href: "/docs/guidse", line: 7, column: 3 },
    { href: "/docs/guidse", line: 9, column: 1, file: "content/_part.mdx" },
  ];
  expect(check('<a href="/docs/guidse">x</a>', { links })).toEqual([
    {
      rule: "broken-link",
      severity: "error",
      file: "content/docs/intro/a.md",
      line: 7,
      column: 3,
      message: "`/docs/guidse` is not the address of a page",
      hint: "did you mean `/docs/guides/`?",
    },
    expect.objectContaining({ file: "content/_part.mdx", line: 9 }),
  ]);
});

test("a broken link that a list repeats is reported only in the post", () => {
  const source = { line: 7, column: 3 };
  const post = page("/blog/a", '<a href="#no">x</a>', [{ ...source, href: "#no" }]);
  const inList = { ...source, href: "/blog/a#no", file: post.file };
  const list = page("/blog", '<a href="/blog/a#no">x</a>', [inList]);
  const pages = [post, list];
  expect(checkLinks({ pages, files: new Set(), baseUrl: "/", locales: [] })).toMatchObject([
    { rule: "broken-anchor", file: post.file, ...source },
  ]);
});

test("an anchor that is not there", () => {
  expect(
    check(
      '<a href="/docs/guides/#gg">x</a><a href="#no">y</a><a href="#yes?q=1">z</a><p id="yes"><ul id="menu-_more"><i id="_R_5cie_t0"><i id="d1-arrowhead">',
    ),
  ).toMatchObject([
    { rule: "broken-anchor", line: 1, column: 1, hint: "did you mean `#g`?" },
    { rule: "broken-anchor", hint: "the page has `#yes`" },
    { rule: "broken-anchor", hint: "did you mean `#yes`?" },
  ]);
});

test("addresses that run code", () => {
  expect(check('<a href="JavaScript:x">x</a>')).toMatchObject([{ rule: "refused-link" }]);
});

test("images, also of a srcset", () => {
  const html = '<img src="/assets/a%20c.png" srcset="/assets/a%20b.png 1x, /no.png 2x">';
  expect(check(html)).toMatchObject([
    { rule: "broken-image", hint: "did you mean `/assets/a b.png`?" },
    { rule: "broken-image" },
  ]);
});

test("media", () => {
  const html = '<video src="/1.mp4" poster="/2.png"></video><audio src="/3.mp3"></audio>';
  expect(check(`${html}<track src="/4.vtt">`).map(({ message }) => message.slice(0, 18))).toEqual([
    "the image `/1.mp4`",
    "the image `/2.png`",
    "the image `/3.mp3`",
    "the image `/4.vtt`",
  ]);
});

test("outside the base URL", () => {
  expect(check('<a href="/docs/guides">x</a>', { baseUrl: "/base/" })).toMatchObject([
    { rule: "broken-link", hint: "did you mean `/base/docs/guides`?" },
  ]);
  expect(check('<a href="/base/docs/guides/#g">x</a>', { baseUrl: "/base/" })).toEqual([]);
});

test("a link of the layout is reported once", () => {
  const pages = ["/a", "/b", "/c"].map((route) => page(route, '<a href="/gone">x</a>'));
  expect(checkLinks({ pages, files: new Set(), baseUrl: "/", locales: [] })).toMatchObject([
    {
      message: "`/gone` is not the address of a page (and on 2 more pages)",
      file: "content/a.md",
    },
  ]);
});

test("each layout is read once, and its links are counted by pages", () => {
  const getLayout = (name: string, ...links: string[]) => ({
    name,
    readAddresses: vi.fn(() => ({ links, images: ["/no.png"] })),
  });
  const [one, two] = [getLayout("one", "/gone", "/a"), getLayout("two", "/gone/")];
  const layouts = [one, one, two];
  const pages = ["/a", "/b", "/c"].map((route, index): CheckedPage => {
    const links = route === "/a" ? [{ href: "/gone", line: 7, column: 3 }] : [];
    const layout = layouts[index] ?? one;
    return { ...page(route, '<a href="/gone">x</a>', links), layout };
  });
  const found = checkLinks({ pages, files: new Set(), baseUrl: "/", locales: [] });
  expect(found.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    "content/a.md:7 `/gone` is not the address of a page",
    "content/a.md:1 `/gone` is not the address of a page (and on 2 more pages)",
    "content/a.md:1 the image `/no.png` does not exist (and on 2 more pages)",
  ]);
  for (const { readAddresses } of [one, two]) expect(readAddresses).toHaveBeenCalledTimes(1);
});

test("a link of the layout is reported in the file that names it", () => {
  const html = `<a href="/base/gone">x</a><a href="/base/">y</a>
    <a href="javascript:throw new Error('React has blocked a URL')">z</a>`;
  const pages = ["/a", "/b"].map((route) => page(route, html));
  const sidebars = 'export default [\n  { href: "/gone" },\n  { href: "JavaScript:x" },\n];\n';
  const layout = [{ file: "sidebars.ts", text: sidebars }];
  const found = checkLinks({ pages, files: new Set(), baseUrl: "/base/", locales: [], layout });
  expect(
    found.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
  ).toEqual([
    "sidebars.ts:2:11 `/base/gone` is not the address of a page (on 2 pages)",
    "config.ts:1:1 `/base/` is not the address of a page (on 2 pages)",
    "sidebars.ts:3:11 the address `javascript:…` is refused (on 2 pages)",
  ]);
});

test("a link of a page component is reported in its file", () => {
  const pages = [{ ...page("/a", '<a href="/gone">x</a>'), file: "pages/a.tsx" }];
  const layout = [
    { file: "config.ts", text: '"/gone"' },
    { file: "pages/a.tsx", text: '\n<a href="/gone">' },
  ];
  const found = checkLinks({ pages, files: new Set(), baseUrl: "/", locales: [], layout });
  const message = "`/gone` is not the address of a page";
  expect(found).toMatchObject([{ file: "pages/a.tsx", line: 2, column: 9, message }]);
});

test("addresses that only scripts show are checked in their files", () => {
  const text = 'support: { label: "S", to: "/gone" },\n';
  const found = checkLinks({
    pages: [page("/docs/a", "")],
    files: new Set(),
    baseUrl: "/base/",
    locales: [],
    layout: [{ file: "config.ts", text }],
    configLinks: ["/docs/a", "https://elsewhere.example/x", "/gone"],
  });
  expect(found.map(({ file, line, column, message }) => [file, line, column, message])).toEqual([
    ["config.ts", 1, 28, "`/base/gone` is not the address of a page"],
  ]);
});

test("ids, links, and images of a page are extracted", () => {
  const html = `<h1 id=a>x</h1><h1>y</h1><link href="/l"><script src="/s"></script>
    <picture><source srcset="/1.avif 1x, /2.avif 2x"><img src="/i?a=1&amp;b=2"></picture><a>none</a>`;
  expect(extractLinkData(html)).toEqual({
    ids: ["a"],
    links: ["/l", "/s"],
    images: ["/1.avif", "/2.avif", "/i?a=1&b=2"],
    lastLineIds: [],
  });
});

test("an anchor names lines that a numbered block has", () => {
  const line = '<span class="line">a</span>\n';
  const block = (title: string, lines: number) =>
    `<div class="code numbered file" data-lang="hcl">${title}<pre><code>${line.repeat(lines)}</code></pre></div>`;
  const title = (name: string) => `<div class="code-title">${name}</div>`;
  const html = `${block(title("~/<wbr>a&amp;b/<wbr>main.tf"), 3)}<div class="code">${title("x.tf")}<pre></pre></div>
    ${block("", 2)}<div class="code" data-lang="hcl"><pre><code>${line}</code></pre></div>`;
  const link = (anchor: string) => check(`${html}<a href="#${anchor}">x</a>`);
  for (const anchor of ["a-b-main-tf-L1", "a-b-main-tf-L2-L3", "hcl-L2"]) {
    expect(link(`code-${anchor}`), anchor).toEqual([]);
  }
  for (const anchor of ["a-b-main-tf-L4", "a-b-main-tf-L0", "hcl-L3", "x-tf-L1"]) {
    expect(link(`code-${anchor}`), anchor).toMatchObject([{ rule: "broken-anchor" }]);
  }
  expect(link("code-a-b-main-tf-L4")[0]?.hint).toContain("code-a-b-main-tf-L3");
});

test("a link into the site of another language is not checked", () => {
  const locales = [{ baseUrl: "/" }, { baseUrl: "/de/" }];
  expect(check('<a href="/de/docs/x">x</a>', { locales })).toEqual([]);
  expect(check('<a href="/docs/x">x</a>', { locales })).toMatchObject([{ rule: "broken-link" }]);
});

test("every address of a srcset is checked, with and without spaces after commas", () => {
  const { images } = extractLinkData('<img srcset="/a.png 1x,/b.png 2x, /c,d.png 3x,/e.png">');
  expect(images).toEqual(["/a.png", "/b.png", "/c,d.png", "/e.png"]);
});
