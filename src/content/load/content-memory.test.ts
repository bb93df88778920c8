import { utimesSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createTestSite } from "../../../tests/support/load-test-site.ts";
import { siteConfigSchema } from "../../config/schemas/site-config.ts";
import { memoryStore } from "../../model/cache.ts";
import { loadContent } from "../load-content.ts";
import { createContentMemory } from "./content-memory.ts";

const config = v.parse(siteConfigSchema, {
  title: "T",
  url: "https://a.example",
  logo: { alt: "", light: "/l.svg", dark: "/d.svg", width: 1, height: 1 },
});

function page(title: string, text: string): string {
  return `---\ntitle: ${title}\n---\n${text}\n`;
}

/** A site that is read with a memory. */
function siteWithMemory() {
  const site = createTestSite({
    "content/docs/a.md": page("A", "## One\n\n[b](./b.md) [c](./c.md)"),
    "content/docs/b.md": page("B", "Text."),
    "content/docs/_part.md": "Part.",
    "content/docs/made/_category_.json":
      '{ "label": "Made", "link": { "type": "generated-index" } }',
    "content/docs/made/d.md": page("D", "Text."),
  });
  const memory = createContentMemory();
  const options = { siteDir: site.siteDir, config, sidebars: {}, includeDrafts: true };
  const read = () => loadContent({ ...options, cache: memoryStore(), engineVersion: "1", memory });
  return { site, memory, read };
}

test("an article is compiled when it is asked for", async () => {
  const { memory, read } = siteWithMemory();
  const { docs, diagnostics } = await read();
  expect(diagnostics).toEqual([]);
  const a = docs.find(({ page }) => page.id === "a")?.page;
  expect(a).toMatchObject({ title: "A", body: { html: "" }, toc: [] });
  const asked = await memory.articles.get("content/docs/a.md")?.compile();
  expect(asked?.compiled.body).toMatchObject({ kind: "html" });
  expect(asked?.compiled.toc).toMatchObject([{ id: "one" }]);
  expect(asked?.compiled.diagnostics).toMatchObject([
    { rule: "unresolvable-markdown-link", line: 6 },
  ]);
});

test("an article is compiled from its file as it is then", async () => {
  const { site, memory, read } = siteWithMemory();
  await read();
  const compile = async () => {
    const asked = await memory.articles.get("content/docs/b.md")?.compile();
    return asked?.compiled.body;
  };
  await compile();
  site.write({ "content/docs/b.md": page("B", "Later text.") });
  expect(await compile()).toMatchObject({ html: expect.stringContaining("Later text.") });
});

test("a page without a file of its own comes with the site", async () => {
  const { memory, read } = siteWithMemory();
  const { docs } = await read();
  const made = docs.find(({ page }) => page.id === "made/index")?.page;
  expect(made?.body).toMatchObject({ kind: "stored" });
  expect([...memory.articles.keys()].sort()).toEqual([
    "content/docs/a.md",
    "content/docs/b.md",
    "content/docs/made/d.md",
  ]);
});

test("files that did not change are not parsed again", async () => {
  const { site, memory, read } = siteWithMemory();
  await read();
  const articles = () => [...memory.files.values()].map(({ article }) => article);
  const before = articles();
  site.write({ "content/docs/b.md": page("Another title", "Text.") });
  const { docs } = await read();
  expect(docs.map(({ page }) => page.title)).toContain("Another title");
  const changed = articles().filter((article, index) => article !== before[index]);
  expect(changed.map((article) => article?.path)).toEqual(["b.md"]);
});

test("a file of the same length is told apart by its time", async () => {
  const { site, read } = siteWithMemory();
  await read();
  site.write({ "content/docs/b.md": page("C", "Text.") });
  utimesSync(join(site.siteDir, "content/docs/b.md"), new Date(), new Date(Date.now() + 5000));
  const { docs } = await read();
  expect(docs.map(({ page }) => page.title)).toContain("C");
});

test("keeps the newest entries", () => {
  const { cache } = createContentMemory(2);
  for (const key of ["a", "b", "c"]) cache.write(key, new Uint8Array());
  expect(["a", "b", "c"].filter((key) => cache.has(key))).toEqual(["b", "c"]);
});
