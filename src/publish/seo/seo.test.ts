import { expect, it } from "vitest";
import type { Page } from "../../model/page/page.ts";
import { withFrontMatter } from "../markdown/with-front-matter.ts";
import * as messages from "../messages.ts";
import { llmsAreas, llmsFull, llmsIndex } from "./llms.ts";
import { openSearch, robots, sitemap } from "./search-engines.ts";

const site = { title: "Docs", tagline: "All about it.", messages };
const page = {
  title: "A [b]",
  description: "About.",
  url: "https://x/a",
  markdownUrl: "https://x/a.md",
  readMarkdown: () => "# A\n",
  area: { folder: "llms", name: "Guides & more" },
};

it("lists Markdown pages by section for language models", () => {
  const sections = [{ label: "Guides", pages: [page, { ...page, title: "C", description: "" }] }];
  const complete = [{ label: "Guides", href: "https://x/llms/guides.txt" }];
  expect(llmsIndex(site, sections, complete)).toBe(
    "# Docs\n\n> All about it.\n\n## Guides\n\n- [A \\[b\\]](https://x/a.md): About.\n- [C](https://x/a.md)\n\n## Complete texts\n\n- [Guides](https://x/llms/guides.txt)\n",
  );
});

it("keeps a description of several lines in its list item", () => {
  const pages = [{ ...page, description: "First line.\nSecond line.\n" }];
  expect(llmsIndex(site, [{ label: "Guides", pages }], [])).toContain(
    "(https://x/a.md): First line. Second line.\n",
  );
});

it("puts all pages into one file, each below its URL", () => {
  expect([...llmsFull(site, [{ label: "Guides", pages: [page] }])].join("")).toBe(
    "# Docs\n\n> All about it.\n\n---\nSource: https://x/a\n\n# A\n",
  );
});

it("writes a file per section, split between blocks if it is long", () => {
  const service = { folder: "llms/services", name: "amazon-eks", title: "Amazon EKS" };
  const block = `\n## Part\n\n${"word ".repeat(12_000)}\n`;
  const pages = [
    page,
    { ...page, readMarkdown: () => `# EKS\n${block}${block}`, area: service },
    { ...page, url: "https://x/b", readMarkdown: () => "# B\n" },
  ];
  const areas = llmsAreas([{ label: "Guides", pages }], messages).map(({ label, files }) => {
    return { label, files: [...files] };
  });
  expect(areas.map(({ label, files }) => [label, files.map(({ path }) => path)])).toEqual([
    ["Guides & more", ["llms/guides-more.txt"]],
    ["Amazon EKS", ["llms/services/amazon-eks.txt", "llms/services/amazon-eks-2.txt"]],
  ]);
  const [guides, eks] = areas.map(({ files }) => files.map(({ text }) => text));
  expect(guides).toEqual(["Source: https://x/a\n\n# A\n\n---\nSource: https://x/b\n\n# B\n"]);
  expect(eks?.every((text) => text.length <= 100_000)).toBe(true);
  expect(eks?.join("").match(/## Part/g)).toHaveLength(2);
});

it("never splits code", () => {
  const code = `\`\`\`yaml\na: 1\n\n# more\n---\n${"b: 2\n".repeat(10_000)}\`\`\`\n`;
  const markdown = `# A\n\n${"word ".repeat(15_000)}\n\n## B\n\n${code}`;
  const [area] = llmsAreas(
    [{ label: "Guides", pages: [{ ...page, readMarkdown: () => markdown }] }],
    messages,
  );
  const texts = [...(area?.files ?? [])].map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts[1]).toBe(`## B\n\n${code}`);
});

it("starts a Markdown page with front matter", () => {
  const doc = {
    kind: "doc",
    title: "A: b",
    route: "/a",
    body: { kind: "html", html: "" },
    versions: { label: "2.0" },
    previous: null,
    next: { label: "C", href: "/docs/c" },
  } as unknown as Page;
  const listed = { page: doc, readMarkdown: () => "# A\n", lastModified: "2026-01-02" };
  expect(withFrontMatter(listed, { url: "https://x", baseUrl: "/docs/" })).toBe(
    '---\ntitle: "A: b"\naddress: https://x/docs/a\nversion: "2.0"\nlast_change: 2026-01-02\nnext:\n  title: C\n  address: https://x/docs/c\n---\n\n# A\n',
  );
});

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
