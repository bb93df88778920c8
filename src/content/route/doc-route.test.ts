import { expect, test } from "vitest";
import { frontMatterSchema } from "../../config/schemas/front-matter.ts";
import { parseArticle } from "../load/load-articles.ts";
import { routeDocs } from "./doc-route.ts";

function route(files: Record<string, string>, trailingSlash?: boolean) {
  const sources = Object.entries(files).map(([path, keys]) => {
    const text = `---\ntitle: T\n${keys}\n---\n`;
    return parseArticle({ file: `content/docs/${path}`, path, text }, frontMatterSchema).article;
  });
  const setting = trailingSlash === undefined ? {} : { trailingSlash };
  return routeDocs(sources, { docsRoute: "/docs", ...setting });
}

function idAndRoute(path: string, keys = "", trailingSlash?: boolean) {
  const [doc] = route({ [path]: keys }, trailingSlash).articles;
  return `${doc?.id} ${doc?.route}`;
}

test.each([
  [
    "intro/overview/how-it-works.md",
    "",
    "intro/overview/how-it-works /docs/intro/overview/how-it-works",
  ],
  ["01-intro/02-a.mdx", "", "intro/a /docs/intro/a"],
  ["cis/1.3.0/a.md", "", "cis/1.3.0/a /docs/cis/1.3.0/a"],
  ["guides/index.md", "", "guides/index /docs/guides"],
  ["guides/README.md", "", "guides/README /docs/guides"],
  ["guides/guides.md", "", "guides/guides /docs/guides"],
  ["index.md", "", "index /docs"],
  ["a/b.md", "id: c", "a/c /docs/a/c"],
  ["a/b.md", "slug: c", "a/b /docs/a/c"],
  ["a/b.md", "slug: ../c", "a/b /docs/c"],
  ["a/b.md", "slug: /", "a/b /docs/"],
  ["guides/index.md", "slug: /guides/", "guides/index /docs/guides/"],
  ["my docs/Ünï.md", "", "my docs/Ünï /docs/my%20docs/%C3%9Cn%C3%AF"],
  ["a.md", "slug: /x%20y/z w", "a /docs/x%20y/z%20w"],
  ["a/b.md", "slug: ../../../c", "a/b /docs/c"],
  ["a/b.md", 'slug: "..%2f..%2f../c"', "a/b /docs/c"],
  ["a/b.md", 'slug: "%2e%2e/%2E./c"', "a/b /docs/c"],
  ["a/b%2fc.md", "", "a/b%2fc /docs/a/b/c"],
])("routes %s with front matter `%s`", (path, keys, expected) => {
  expect(idAndRoute(path, keys)).toBe(expected);
});

test.each(["vpc/vpc.md", "1-base/0-network.mdx", "net/readme.md"])("keeps all of %s", (path) => {
  const source = { file: "a", path, text: "---\ntitle: T\n---\n", isExactPath: true };
  const { article } = parseArticle(source, frontMatterSchema);
  const [doc] = routeDocs([article], { docsRoute: "/docs" }).articles;
  const name = path.replace(/\.mdx?$/, "");
  expect(doc).toMatchObject({ id: name, route: `/docs/${name}`, isFolderIndex: false });
});

test("the trailing-slash setting takes precedence over the slug", () => {
  expect(idAndRoute("guides/index.md", "slug: /guides/", false)).toBe("guides/index /docs/guides");
  expect(idAndRoute("guides/a.md", "", true)).toBe("guides/a /docs/guides/a/");
});

test("keeps the first of two pages with the same route", () => {
  const { articles, diagnostics } = route({ "a.md": "slug: /x", "b.md": "slug: /x/" });
  expect(articles.map(({ path }) => path)).toEqual(["a.md"]);
  expect(diagnostics).toMatchObject([
    { rule: "duplicate-route", severity: "error", file: "content/docs/b.md", line: 3 },
  ]);
  expect(diagnostics[0]?.message).toContain("`content/docs/a.md`");
});

test("an index takes precedence over a README of its folder", () => {
  const { articles, diagnostics } = route({
    "a/README.md": "",
    "a/index.md": "",
    "b/README.md": "",
  });
  expect(articles.map(({ path }) => path)).toEqual(["a/index.md", "b/README.md"]);
  expect(diagnostics).toMatchObject([
    { rule: "duplicate-route", file: "content/docs/a/README.md" },
  ]);
});

test("reports two pages with the same id", () => {
  const { diagnostics } = route({ "a/x.md": "", "a/y.md": "id: x\nslug: z" });
  expect(diagnostics).toMatchObject([{ rule: "duplicate-id", severity: "error" }]);
});
