import { expect, it } from "vitest";
import type { Blog } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { getArticleHtml, getFeedFiles } from "./feed-files.ts";

const address = "https://docs.example.com/base/blog/a/";
const article = (inner: string) =>
  getArticleHtml(
    `<html><main><h1>T</h1><div id="article-body">${inner}</div></main></html>`,
    address,
  );

it("contains the article of the page", () => {
  expect(article("<p>Text &amp; more</p>")).toBe("<p>Text &amp; more</p>");
  expect(getArticleHtml("<p>no article</p>", address)).toBe("");
});

it("has absolute addresses only", () => {
  const image = '<img src="/base/c.png" srcset="/base/c2.png 2x">';
  expect(article(`<a href="/base/docs">a</a><a href="#b">b</a>${image}`)).toBe(
    '<a href="https://docs.example.com/base/docs">a</a>' +
      `<a href="${address}#b">b</a><img src="https://docs.example.com/base/c.png">`,
  );
});

it("omits elements that do not work outside the page", () => {
  const html = article('<h2>A<a class="anchor" href="#a"></a></h2><button>Copy</button><p>B</p>');
  expect(html).toBe("<h2>A</h2><p>B</p>");
});

it("shows what needs the scripts and styles of the page without them", () => {
  const tabs =
    '<div role="tablist"><button role="tab">A</button></div><div role="tabpanel" data-label="A">a</div><div role="tabpanel" data-label="B &amp; C" hidden>b</div>';
  expect(article(tabs)).toBe("<div><p><b>A</b></p>a</div><div><p><b>B &amp; C</b></p>b</div>");
  const term =
    '<p>A <button class="term" popovertarget="t">VPC</button><span id="t" popover="auto" class="term-definition">your net</span>.</p>';
  expect(article(term)).toBe("<p>A <span>VPC</span><span> (your net)</span>.</p>");
  expect(article('<img src="https://x.y/a"><img class="mode-dark" src="b">')).toBe(
    '<img src="https://x.y/a">',
  );
  const drawing =
    '<figure><svg aria-label="A &lt; B"><text>A</text></svg><svg aria-label="A &lt; B"></svg><figcaption>C</figcaption></figure>';
  expect(article(drawing)).toBe(
    `<figure><a href="${address}">A &lt; B</a><figcaption>C</figcaption></figure>`,
  );
  const chart = '<svg aria-label="Costs"></svg>';
  expect(article(`${chart}<a href="https://x.y/"><b>${chart}</b></a><svg></svg>`)).toBe(
    `<a href="${address}">Costs</a><a href="https://x.y/"><b>Costs</b></a>`,
  );
});

it("omits the style sheet that a long page links inside its article", () => {
  expect(article('<p>A</p><link rel="stylesheet" href="/r.css"><h2>B</h2>')).toBe(
    "<p>A</p><h2>B</h2>",
  );
});

it("escapes titles, descriptions, and tags for each format, and names authors as RSS requires", () => {
  const post = {
    route: "/blog/a",
    title: "Use <Card>",
    description: "A <b> & more",
    date: "2026-01-01",
    authors: [
      { name: "Ada", url: null },
      { name: "Bo", url: "https://bo.example/" },
    ],
    tags: [{ label: "Generics<T>" }],
  };
  const feeds = [
    { label: "RSS", href: "/rss.xml", type: "application/rss+xml" },
    { label: "Atom", href: "/atom.xml", type: "application/atom+xml" },
    { label: "JSON", href: "/feed.json", type: "application/feed+json" },
  ];
  const posts = [post, { ...post, route: "/blog/b", authors: [] }];
  const blog = { title: "Blog", description: "", posts, links: { home: "/blog", feeds } };
  const site = {
    title: "S",
    tagline: "",
    url: "https://x.example",
    baseUrl: "/",
    locale: { code: "en" },
  };
  const [rss, atom, json] = getFeedFiles(
    blog as unknown as Blog,
    site as unknown as SiteShell,
    () => '<div id="article-body"><p>T</p></div>',
  ).map(({ text }) => text);
  expect(rss).toContain("<title><![CDATA[Use &lt;Card&gt;]]></title>");
  expect(rss).toContain("<dc:creator>Ada</dc:creator>");
  expect(rss).not.toContain("<author>");
  expect(atom).toContain('label="Generics&lt;T>"');
  expect(atom).toContain("Use &lt;Card&gt;");
  expect(atom).toMatch(/^ {4}<author>\s*<name>S<\/name>/m);
  const { version, items } = JSON.parse(json ?? "");
  expect(version).toBe("https://jsonfeed.org/version/1.1");
  expect(items[1].authors).toBeUndefined();
  expect(items[0]).toMatchObject({
    authors: [{ name: "Ada" }, { name: "Bo", url: "https://bo.example/" }],
    title: "Use <Card>",
    summary: "A <b> & more",
    tags: ["Generics<T>"],
  });
});
