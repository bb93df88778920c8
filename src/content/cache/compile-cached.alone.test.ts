import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { createTestSite, pixel, type TestSite } from "../../../tests/support/load-test-site.ts";
import { compileDoc } from "../parse/compile-doc.ts";

vi.mock("../parse/compile-doc.ts", async (original) => {
  const module = await original<typeof import("../parse/compile-doc.ts")>();
  return { compileDoc: vi.fn(module.compileDoc) };
});

const page = `---
title: Page
---
import Part from "./_part.mdx"

[other](./other.md) [gone](./gone.md) ![own](./own.png) ![public](/public.png) ![none](./none.png)

<Part />
`;

function newSite(): TestSite {
  return createTestSite({
    "content/docs/page.mdx": page,
    "content/docs/other.md": "---\ntitle: O\n---\n",
    "content/docs/own.png": pixel,
    "content/docs/_part.mdx": "part",
    "public/public.png": pixel,
  });
}

async function compiledBy(load: () => Promise<unknown>): Promise<string[]> {
  vi.mocked(compileDoc).mockClear();
  await load();
  return vi.mocked(compileDoc).mock.calls.map(([source]) => source.path);
}

let site: TestSite;
beforeEach(async () => {
  site = newSite();
  await site.load();
});

test("a cached build compiles nothing and reports the same diagnostics", async () => {
  const again = newSite();
  const cold = await again.load();
  expect(await compiledBy(() => again.load())).toEqual([]);
  expect(await again.load()).toEqual(cold);
  expect(cold.diagnostics).toHaveLength(2);
});

const changes: [string, (site: TestSite) => void][] = [
  ["its own text", (s) => s.write({ "content/docs/page.mdx": page.replace("own", "own picture") })],
  [
    "the location of its lines",
    (s) => s.write({ "content/docs/page.mdx": page.replace("title", "id: page\ntitle") }),
  ],
  [
    "the levels of its contents",
    (s) =>
      s.write({
        "content/docs/page.mdx": page
          .replace("title: Page", "toc_max_heading_level: 2\ntitle: Page")
          .replace("\n\n[", "\n["),
      }),
  ],
  [
    "the route of a link's page",
    (s) => s.write({ "content/docs/other.md": "---\ntitle: O\nslug: new\n---\n" }),
  ],
  ["a link's page that is gone", (s) => s.remove("content/docs/other.md")],
  [
    "a link's page that is a draft now",
    (s) => s.write({ "content/docs/other.md": "---\ntitle: O\ndraft: true\n---\n" }),
  ],
  [
    "a link's page that appears",
    (s) => s.write({ "content/docs/gone.md": "---\ntitle: G\n---\n" }),
  ],
  ["the content of an image", (s) => s.write({ "content/docs/own.png": "other" })],
  ["an image that is removed", (s) => s.remove("content/docs/own.png")],
  ["an image that is added", (s) => s.write({ "content/docs/none.png": pixel })],
  ["a public file that is removed", (s) => s.remove("public/public.png")],
  ["the size of a public file", (s) => s.write({ "public/public.png": "<svg/>" })],
  ["a partial", (s) => s.write({ "content/docs/_part.mdx": "other part" })],
  ["a partial that is removed", (s) => s.remove("content/docs/_part.mdx")],
  ["the nearest name of a hint", (s) => s.write({ "content/docs/gon.md": "---\ntitle: G\n---\n" })],
];

test.each(changes)("a page is compiled again after a change of %s", async (_, change) => {
  change(site);
  expect(await compiledBy(() => site.load())).toContain("page.mdx");
  const fresh = await createFresh(site).load();
  expect((await site.load()).docs).toEqual(fresh.docs);
});

/** The same files, but an empty cache. */
function createFresh(from: TestSite): TestSite {
  const fresh = createTestSite({});
  const copy = (folder: string) => {
    for (const entry of readdirSync(join(from.siteDir, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) copy(path);
      else fresh.write({ [path]: readFileSync(join(from.siteDir, path)) });
    }
  };
  copy(".");
  return fresh;
}

test.each([
  ["the engine", { engineVersion: "2" }],
  ["the base URL", { config: { baseUrl: "/base/" } }],
  ["the docs route", { config: { docsRoute: "/d" } }],
  ["the trailing slash", { config: { trailingSlash: true } }],
  ["the levels of contents", { config: { toc: { maxLevel: 4 } } }],
])("a page is compiled again with another value of %s", async (_, options) => {
  expect(await compiledBy(() => site.load(options))).toContain("page.mdx");
});

test("a page is not compiled again after a change of another file", async () => {
  site.write({
    "content/docs/other.md": "---\ntitle: Other\n---\nnew text",
    "content/docs/own2.png": pixel,
  });
  expect(await compiledBy(() => site.load())).toEqual(["other.md"]);
});

test("a page without a cache entry is compiled again", async () => {
  const before = await site.load();
  site.cached.clear();
  expect(await site.load()).toEqual(before);
  // Two pages and their articles.
  expect(site.cached.size).toBe(4);
});

test("a page whose article is not in the cache is compiled again", async () => {
  for (const key of site.cached.keys()) if (key.startsWith("article-")) site.cached.delete(key);
  expect((await compiledBy(() => site.load())).sort()).toEqual(["other.md", "page.mdx"]);
});
