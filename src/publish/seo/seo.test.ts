import { expect, it } from "vitest";
import * as messages from "../messages.ts";
import { llmsFull, llmsIndex } from "./llms.ts";
import { openSearch, robots, sitemap } from "./search-engines.ts";

const site = { title: "Docs", tagline: "All about it." };
const page = {
  title: "A [b]",
  description: "About.",
  url: "https://x/a",
  twin: "https://x/a.md",
  markdown: "# A\n",
};

it("lists twins by section for language models", () => {
  const sections = [{ label: "Guides", pages: [page, { ...page, title: "C", description: "" }] }];
  expect(llmsIndex(site, sections)).toBe(
    "# Docs\n\n> All about it.\n\n## Guides\n\n- [A \\[b\\]](https://x/a.md): About.\n- [C](https://x/a.md)\n",
  );
});

it("gives all pages in one file, each below its address", () => {
  expect(llmsFull({ ...site, messages }, [{ label: "Guides", pages: [page] }])).toBe(
    "# Docs\n\n> All about it.\n\n---\nSource: https://x/a\n\n# A\n",
  );
});

it("writes a sitemap whose addresses are escaped", () => {
  const xml = sitemap([
    { url: "https://x/a?b&c", lastModified: "2026-01-02" },
    { url: "https://x/", lastModified: null },
  ]);
  expect(xml).toContain("<url><loc>https://x/a?b&amp;c</loc><lastmod>2026-01-02</lastmod></url>");
  expect(xml).toContain("<url><loc>https://x/</loc></url>");
});

it("names the sitemap to robots, which may read everything", () => {
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
