import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { formatReport } from "../../src/builder/diagnostics/report.ts";
import { listFullPaths } from "../../src/files/walk-files.ts";
import { type BuiltFixture, buildFixture, root } from "./build-fixture.ts";

let built: BuiltFixture;
let markdownPages: string[];

beforeAll(async () => {
  built = await buildFixture(join(root, "tests/fixtures/kitchen-sink"));
  expect(formatReport(built.diagnostics)).not.toContain("error");
  markdownPages = listFullPaths(built.outDir).filter((path) => path.endsWith(".md"));
}, 60_000);

afterAll(() => built?.dispose());

const base = "/kitchen-sink/";

/** The output file of a URL. */
function getFile(address: string): string {
  return join(built.outDir, new URL(address).pathname.slice(base.length));
}

it("links every Markdown page from llms.txt, and no missing ones", () => {
  const links = [...(built.file("llms.txt") ?? "").matchAll(/\]\((\S+\.md)\)/g)].map(
    ([, address]) => getFile(address ?? ""),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((file) => !existsSync(file))).toEqual([]);
  expect([...links].sort()).toEqual([...markdownPages].sort());
});

it("writes a Markdown page with title and text for every listed page", () => {
  const markdownPage = built.file("docs/light/watch.md") ?? "";
  expect(markdownPage).toMatch(/(?:^|\n)# Keeping a watch\n/);
  expect(markdownPage).toContain("\n## At dawn\n");
  expect(markdownPage).not.toMatch(/<(?:div|span|nav|script)/);
  // The page actions around the text are omitted.
  expect(markdownPage).not.toMatch(/\[(?:Markdown|Edit|Yes|No)\]/);
  const text = markdownPage.replace(/^---\n.*?\n---\n/s, "");
  expect(built.file("llms-full.txt")).toContain(text.trim());
});

it("lists every page in the sitemap, with a file for each URL", () => {
  const addresses = [...(built.file("sitemap.xml") ?? "").matchAll(/<loc>([^<]+)<\/loc>/g)];
  expect(addresses).toHaveLength(markdownPages.length);
  for (const [, address = ""] of addresses) {
    expect(existsSync(join(getFile(address), "index.html")), address).toBe(true);
  }
});

it("names the sitemap in robots.txt, which allows everything", () => {
  expect(built.file("robots.txt")).toMatch(
    /^User-agent: \*\nAllow: \/\n\nSitemap: \S+\/kitchen-sink\/sitemap\.xml\n$/,
  );
});

it("draws a social image at the URL that the page names", () => {
  const html = built.file("docs/light/watch/index.html") ?? "";
  const [, address = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const signature = readFileSync(getFile(address)).subarray(1, 4).toString();
  expect(signature).toBe("PNG");
});

it("omits the page for unknown URLs", () => {
  expect(built.file("404.md")).toBeUndefined();
  expect(built.file("sitemap.xml")).not.toContain("404");
});

it("describes an article as structured data", () => {
  const html = built.file("docs/light/watch/index.html") ?? "";
  const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "TechArticle", headline: "Keeping a watch" },
      { "@type": "BreadcrumbList" },
    ],
  });
  expect(html).toContain('type="text/markdown" href="/kitchen-sink/docs/light/watch.md"');
});

it("links the search description and the manifest, which both exist", () => {
  const html = built.file("docs/light/watch/index.html") ?? "";
  const [, search = ""] = /<link rel="search" [^>]*href="\/kitchen-sink\/([^"]+)"/.exec(html) ?? [];
  const [, manifest = ""] = /<link rel="manifest" href="\/kitchen-sink\/([^"]+)"/.exec(html) ?? [];
  expect(built.file(search)).toContain(
    'template="https://kitchen-sink.example.com/kitchen-sink/search',
  );
  expect(JSON.parse(built.file(manifest) ?? "")).toMatchObject({ name: "Keeper's Handbook" });
});

it("names the licenses of the packages in its scripts", () => {
  const text = readFileSync(join(built.outDir, "licenses.txt"), "utf8");
  expect(text).toMatch(/^## react-dom - .* \(MIT\)$/m);
  expect(text).toMatch(/^## web-tree-sitter - /m);
});
