import { expect, it } from "vitest";
import { openSearch, robots, sitemap } from "./search-engines.ts";

it("writes a sitemap with escaped URLs", () => {
  const xml = sitemap([
    { url: "https://x/a?b&c", lastModified: "2026-01-02" },
    { url: "https://x/", lastModified: null },
  ]);
  expect(xml).toContain("<url><loc>https://x/a?b&amp;c</loc><lastmod>2026-01-02</lastmod></url>");
  expect(xml).toContain("<url><loc>https://x/</loc></url>");
});

it("names the sitemap in robots.txt, which allows everything", () => {
  const text = robots("https://x/sitemap.xml");
  expect(text).toContain("Sitemap: https://x/sitemap.xml");
  expect(text).toContain("User-agent: *\nAllow: /\n");
  expect(text).not.toContain("Disallow");
});

it("describes the search for browsers", () => {
  const xml = openSearch({
    title: "A title that is longer than sixteen",
    description: "<b>",
    searchUrl: "https://x/search",
    icon: "https://x/favicon.svg",
  });
  expect(xml).toContain("<ShortName>A title that is</ShortName>");
  expect(xml).toContain("&lt;b&gt;");
  expect(xml).toContain('template="https://x/search?q={searchTerms}"');
});
