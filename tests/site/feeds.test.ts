import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BuiltFixture, buildFixture, root } from "./build-fixture.ts";

let built: BuiltFixture;
let empty: BuiltFixture;

beforeAll(async () => {
  built = await buildFixture(join(root, "tests/fixtures/blog"));
  empty = await buildFixture(join(root, "tests/fixtures/empty-blog"));
});

afterAll(() => {
  built.dispose();
  empty.dispose();
});

function readTexts(file: string, tag: string): string[] {
  const { children } = parseDocument(built.file(file) ?? "", { xmlMode: true });
  return DomUtils.getElementsByTagName(tag, children).map((element) =>
    DomUtils.textContent(element),
  );
}

interface JsonFeed {
  items: { title: string; url: string; content_html: string; date_published: string }[];
}

const third = "https://docs.example.com/blog/2026/01/03/third";

describe("feeds", () => {
  it("list posts, newest first, with absolute URLs", () => {
    const { items }: JsonFeed = JSON.parse(built.file("blog/feed.json") ?? "");
    expect(items.map(({ title }) => title)).toEqual(["Third & last", "Second", "First"]);
    expect(items[0]).toMatchObject({ url: third, date_published: "2026-01-03T00:00:00.000Z" });
    expect(items[0]?.content_html).toMatch(/src="https:\/\/docs\.example\.com\/assets\/dot-/);
    expect(items[1]?.content_html).toContain("Below it.");
  });

  it("have the same contents in RSS and Atom", () => {
    expect(readTexts("blog/rss.xml", "link").slice(1)).toEqual([
      third,
      "https://docs.example.com/blog/2026/01/02/second",
      "https://docs.example.com/blog/2025/12/31/first",
    ]);
    expect(readTexts("blog/rss.xml", "pubDate")[0]).toBe("Sat, 03 Jan 2026 00:00:00 GMT");
    expect(readTexts("blog/rss.xml", "category")).toEqual(["lamp", "<hostile>", "lamp"]);
    expect(readTexts("blog/atom.xml", "title")).toEqual([
      "Fixture: Letters",
      "Third &amp; last",
      "Second",
      "First",
    ]);
    expect(readTexts("blog/atom.xml", "updated")[0]).toBe("2026-01-03T00:00:00.000Z");
  });

  it("omit characters that XML cannot contain", () => {
    for (const file of ["blog/rss.xml", "blog/atom.xml"]) {
      expect(built.file(file)).toContain("[1mbold");
      expect(built.file(file)).not.toMatch(/(?![\t\n\r])\p{Cc}/u);
    }
  });

  it("are only linked from pages of the blog", () => {
    const link = /<link rel="alternate" type="application\/rss\+xml"[^>]* href="\/blog\/rss\.xml"/;
    expect(built.file("blog/index.html")).toMatch(link);
    expect(built.file("blog/2026/01/03/third/index.html")).toMatch(link);
    expect(built.file("index.html")).not.toContain("rss+xml");
  });

  it("of a blog without posts are valid and empty", () => {
    expect(empty.ok).toBe(true);
    expect(JSON.parse(empty.file("blog/feed.json") ?? "")).toMatchObject({ items: [] });
  });
});

it("sets the class of each kind of page on the document", () => {
  const classes = {
    "index.html": "docs-doc-page",
    "blog/index.html": "blog-list-page",
    "blog/page/2/index.html": "blog-list-page",
    "blog/2026/01/03/third/index.html": "blog-post-page",
    "blog/archive/index.html": "blog-archive-page",
    "blog/tags/index.html": "blog-tags-list-page",
    "blog/tags/lamp/index.html": "blog-tags-post-list-page",
  };
  for (const [file, name] of Object.entries(classes)) {
    expect(built.file(file), file).toMatch(
      new RegExp(`^<!DOCTYPE html><html[^>]* class="${name}"`, "i"),
    );
  }
});
