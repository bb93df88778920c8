import { rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { createTestSite } from "../../../tests/support/load-test-site.ts";
import { siteConfigSchema } from "../../config/schemas/site-config.ts";
import { createMemoryStore } from "../../model/cache.ts";
import { loadContent } from "../load-content.ts";
import {
  createDevContentCache,
  type DevContentCache,
  withStoredFiles,
} from "./dev-content-cache.ts";

const config = v.parse(siteConfigSchema, {
  title: "T",
  url: "https://a.example",
  logo: { alt: "", light: "/l.svg", dark: "/d.svg", width: 1, height: 1 },
});

function page(title: string, text: string): string {
  return `---\ntitle: ${title}\n---\n${text}\n`;
}

function createSite() {
  const site = createTestSite({
    "content/docs/a.md": page("A", "## One\n\n[b](./b.md) [c](./c.md)"),
    "content/docs/b.md": page("B", "Text."),
    "content/docs/_part.md": "Part.",
    "content/docs/made/_category_.json":
      '{ "label": "Made", "link": { "type": "generated-index" } }',
    "content/docs/made/d.md": page("D", "Text."),
  });
  const devCache = createDevContentCache();
  const read = () => readWith(site.siteDir, devCache);
  return { site, devCache, read };
}

function readWith(siteDir: string, devCache: DevContentCache) {
  const options = { siteDir, config, sidebars: {}, includeDrafts: true };
  return loadContent({ ...options, cache: createMemoryStore(), engineVersion: "1", devCache });
}

/**
 * Starts servers one after another with one cache. Each returns the titles, and the files that it
 * read.
 */
function servers(siteDir: string) {
  const entries = new Map<string, Uint8Array>();
  const cache = createMemoryStore(entries);
  return {
    entries,
    async start(milliseconds: number) {
      const devCache = createDevContentCache();
      const now = vi.spyOn(Date, "now").mockReturnValue(Date.now() + milliseconds);
      let previousFiles = devCache.previousFiles;
      const { docs } = await withStoredFiles(devCache, { siteDir, cache, key: "k" }, () => {
        now.mockRestore();
        previousFiles = devCache.previousFiles;
        return readWith(siteDir, devCache);
      });
      const read = [...devCache.files].filter(([path, file]) => previousFiles.get(path) !== file);
      return {
        titles: docs.map(({ page }) => page.title),
        read: read.map(([path]) => path.split("/").at(-1)),
        devCache,
      };
    },
  };
}

const all = ["_part.md", "a.md", "b.md", "d.md"];

test("an article is compiled when it is requested", async () => {
  const { devCache, read } = createSite();
  const { docs, diagnostics } = await read();
  expect(diagnostics).toEqual([]);
  const a = docs.find(({ page }) => page.id === "a")?.page;
  expect(a).toMatchObject({ title: "A", body: { html: "" }, toc: [] });
  const article = await devCache.articles.get("content/docs/a.md")?.compile();
  expect(article?.compiled.body).toMatchObject({ kind: "html" });
  expect(article?.compiled.toc).toMatchObject([{ id: "one" }]);
  expect(article?.compiled.diagnostics).toMatchObject([
    { rule: "unresolvable-markdown-link", line: 6 },
  ]);
});

test("an article is compiled from its file as it is then", async () => {
  const { site, devCache, read } = createSite();
  await read();
  const compile = async () => {
    const article = await devCache.articles.get("content/docs/b.md")?.compile();
    return article?.compiled.body;
  };
  await compile();
  site.write({ "content/docs/b.md": page("B", "Later text.") });
  expect(await compile()).toMatchObject({ html: expect.stringContaining("Later text.") });
});

test("a generated page is loaded with the site", async () => {
  const { devCache, read } = createSite();
  const { docs } = await read();
  const made = docs.find(({ page }) => page.id === "made/index")?.page;
  expect(made?.body).toMatchObject({ kind: "stored" });
  expect([...devCache.articles.keys()].sort()).toEqual([
    "content/docs/a.md",
    "content/docs/b.md",
    "content/docs/made/d.md",
  ]);
});

test("files that did not change are not parsed again", async () => {
  const { site, devCache, read } = createSite();
  await read();
  const articles = () => [...devCache.files.values()].map(({ article }) => article);
  const before = articles();
  site.write({ "content/docs/b.md": page("Another title", "Text.") });
  const { docs } = await read();
  expect(docs.map(({ page }) => page.title)).toContain("Another title");
  const changed = articles().filter((article, index) => article !== before[index]);
  expect(changed.map((article) => article?.path)).toEqual(["b.md"]);
});

test("a changed file of the same length is detected by its time", async () => {
  const { site, read } = createSite();
  await read();
  site.write({ "content/docs/b.md": page("C", "Text.") });
  utimesSync(join(site.siteDir, "content/docs/b.md"), new Date(), new Date(Date.now() + 5000));
  const { docs } = await read();
  expect(docs.map(({ page }) => page.title)).toContain("C");
});

test("keeps the newest entries", () => {
  const { cache } = createDevContentCache({ maxEntries: 2 });
  for (const key of ["a", "b", "c"]) cache.write(key, new Uint8Array());
  expect(["a", "b", "c"].filter((key) => cache.has(key))).toEqual(["b", "c"]);
});

test("the next server does not read files again that are as before", async () => {
  const { site } = createSite();
  const { start, entries } = servers(site.siteDir);
  const first = await start(10_000);
  expect(first.read).toEqual(all);
  const written = entries.get("k");
  const second = await start(20_000);
  expect(second.read).toEqual([]);
  expect(second.titles).toEqual(first.titles);
  // Without changes, nothing is written.
  expect(entries.get("k")).toBe(written);
  const article = await second.devCache.articles.get("content/docs/b.md")?.compile();
  expect(article?.compiled.body).toMatchObject({ html: expect.stringContaining("Text.") });
});

test("the next server reads new files and drops deleted ones", async () => {
  const { site } = createSite();
  const { start } = servers(site.siteDir);
  await start(10_000);
  site.write({
    "content/docs/b.md": page("A longer title", "Text."),
    "content/docs/e.md": page("E", "Text."),
  });
  rmSync(join(site.siteDir, "content/docs/a.md"));
  const second = await start(20_000);
  expect(second.read).toEqual(["b.md", "e.md"]);
  expect(second.titles).toContain("A longer title");
  expect(second.titles).not.toContain("A");
  expect((await start(30_000)).read).toEqual([]);
});

test("a text of the same length with the time of the old one is read again", async () => {
  const { site } = createSite();
  const { start } = servers(site.siteDir);
  const path = join(site.siteDir, "content/docs/b.md");
  const day = new Date("2020-01-01");
  utimesSync(path, day, day);
  await start(10_000);
  // Waits until the clock of the file system has advanced.
  await new Promise((resolve) => setTimeout(resolve, 20));
  site.write({ "content/docs/b.md": page("C", "Text.") });
  utimesSync(path, day, day);
  expect((await start(20_000)).titles).toContain("C");
});

test("files that changed in the two seconds before they were read are read again", async () => {
  const { site } = createSite();
  const { start } = servers(site.siteDir);
  await start(0);
  expect((await start(10_000)).read).toEqual(all);
  expect((await start(20_000)).read).toEqual([]);
});
