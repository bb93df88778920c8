import { expect, test } from "vitest";
import { postFrontMatterSchema } from "../../config/schemas/front-matter.ts";
import { parseArticle } from "../load/load-articles.ts";
import { parsePostPath, routePosts } from "./route-posts.ts";

const blog = { title: "Blog", description: "", route: "/blog", postsPerPage: 10 };

function route(files: Record<string, string>) {
  const sources = Object.entries(files).map(([path, keys]) => {
    const text = `---\ntitle: T\n${keys}\n---\n`;
    return parseArticle({ file: path, path, text }, postFrontMatterSchema).article;
  });
  return routePosts(sources, { blog });
}

test("the newest comes first, and posts of one day keep the order of their paths", () => {
  const { articles } = route({
    "2026-01-01-b.md": "",
    "2026-01-01-c.md": "",
    "2025-12-31-a.md": "",
    "d.md": "date: 2026-02-01",
    "e.md": "date: 2026-02-01T23:30:00-08:00",
    "f.md": "date: 2026-02-01 9:15",
  });
  expect(articles.map((post) => `${post.date} ${post.route}`)).toEqual([
    "2026-02-01 /blog/e",
    "2026-02-01 /blog/f",
    "2026-02-01 /blog/d",
    "2026-01-01 /blog/2026/01/01/b",
    "2026-01-01 /blog/2026/01/01/c",
    "2025-12-31 /blog/2025/12/31/a",
  ]);
});

test("a date in the front matter takes precedence over the one in the file name", () => {
  expect(route({ "2026-01-01-b.md": "date: 2026-03-04" }).articles[0]?.date).toBe("2026-03-04");
});

test.each(["slug: hello", "slug: /hello"])("%s is below the blog's route", (slug) => {
  expect(route({ "2026-01-01-b.md": slug }).articles[0]?.route).toBe("/blog/hello");
});

test("a missing date is reported once, and an invalid one by the schema", () => {
  const { diagnostics } = route({ "a.md": "", "b.md": "date: soon", "2026-02-30-c.md": "" });
  expect(diagnostics.map(({ rule, file }) => `${rule} ${file}`)).toEqual([
    "missing-post-date a.md",
    "missing-post-date 2026-02-30-c.md",
  ]);
});

test("a line of the text that looks like a date is not used", () => {
  const { diagnostics } = route({ "a.md": "---\n```yaml\ndate: 2026-01-31\n```" });
  expect(diagnostics).toMatchObject([{ rule: "missing-post-date" }]);
});

test.each([
  ["2026-01-31-a-name.md", "2026-01-31", "2026/01/31/a-name"],
  ["2026-01-31-a-name/index.mdx", "2026-01-31", "2026/01/31/a-name"],
  ["2026/01/31/a-name.md", "2026-01-31", "2026/01/31/a-name"],
  ["news/2026-01-31-a-name.md", "2026-01-31", "2026/01/31/a-name"],
  ["a-name.md", undefined, "a-name"],
  ["news/a-name.md", undefined, "news/a-name"],
  ["2026-02-31-no-such-day.md", undefined, "2026-02-31-no-such-day"],
  ["2026-13-01-no-such-month.md", undefined, "2026-13-01-no-such-month"],
])("reads the date and the address of %s", (path, date, address) => {
  const read = parsePostPath(path);
  expect(read.date).toBe(date);
  expect(read.segments.join("/")).toBe(address);
});
