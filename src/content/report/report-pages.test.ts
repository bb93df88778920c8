import { expect, it } from "vitest";
import type { ArticleContents } from "./read-article.ts";
import { countLinks, reportPages } from "./report-pages.ts";

const long = "word ".repeat(12).trim();

function page(name: string, contents: Partial<ArticleContents> = {}, more = {}) {
  const all: ArticleContents = {
    words: 440,
    headings: [{ level: 1, text: "Title" }],
    paragraphs: [],
    codeBlocks: 0,
    diagrams: 0,
    tables: 0,
    links: [],
    ...contents,
  };
  return {
    route: `/${name}`,
    file: `content/${name}.md`,
    source: "",
    description: "What it says.",
    unlisted: false,
    contents: all,
    ...more,
  };
}

function report(
  pages: ReturnType<typeof page>[],
  { links = pages.map(({ route }) => route), partials = [] as string[] } = {},
) {
  return reportPages({
    pages,
    linking: [{ route: "/", links }],
    partials,
    baseUrl: "/",
    parseHcl: (_, code) =>
      code.includes("[") ? Promise.reject(new Error("no end\nat 1")) : parsed,
  });
}

const parsed = Promise.resolve({});

it("lists what a page holds and flags nothing on a good one", async () => {
  const headings = [1, 2, 3, 4, 2].map((level) => ({ level, text: `Level ${level}` }));
  const good = page("good", { headings, paragraphs: [long], codeBlocks: 2 });
  expect(await report([good])).toEqual({
    reports: [
      {
        route: "/good",
        file: "content/good.md",
        words: 440,
        headings: 5,
        codeBlocks: 2,
        diagrams: 0,
        tables: 0,
        linksIn: 1,
        linksOut: 0,
        readingTime: 2,
        flags: [],
      },
    ],
    diagnostics: [],
  });
});

it("flags stubs unless a diagram or a table carries them", async () => {
  const { diagnostics } = await report([
    page("stub", { words: 249 }),
    page("drawn", { words: 40, diagrams: 1 }),
    page("table", { words: 40, tables: 1 }),
    page("enough", { words: 250 }),
  ]);
  expect(diagnostics).toMatchObject([{ rule: "stub", file: "content/stub.md" }]);
});

it("flags pages without description and pages nobody links to", async () => {
  const pages = [page("a", {}, { description: " " }), page("b"), page("c", {}, { unlisted: true })];
  const { diagnostics, reports } = await report(pages, { links: ["/a"] });
  expect(diagnostics).toMatchObject([
    { rule: "no-description", file: "content/a.md" },
    { rule: "orphan", file: "content/b.md", message: "no text links to `/b`" },
  ]);
  expect(reports.map(({ flags }) => flags)).toEqual([["no-description"], ["orphan"], []]);
});

it("flags headings that skip a level, at their line", async () => {
  const headings = [
    { level: 2, text: "Use it with OpenTofu" },
    { level: 4, text: "Deep" },
  ];
  const source = "---\ntitle: x\n---\n## Use it with `OpenTofu`\n\n#### Deep\n";
  const { diagnostics } = await report([page("a", { headings }, { source })]);
  expect(diagnostics).toMatchObject([
    { rule: "heading-level", line: 6, hint: "make it level 3: `### Deep`" },
  ]);
});

it("flags long paragraphs that stand twice, at the second place", async () => {
  const source = `First.\n\nOnly ${long.replace(" ", " **").replace("word ", "[word](/x) ")}**\n`;
  const twice = `Only ${long}`;
  const { diagnostics } = await report([
    page("a", { paragraphs: [twice, "See below."] }),
    page("b", { paragraphs: [twice.toUpperCase(), "See below."] }),
    page("c", { paragraphs: [twice] }, { source }),
  ]);
  expect(diagnostics).toMatchObject([
    { rule: "duplicate-paragraph", file: "content/b.md", line: 1 },
    { rule: "duplicate-paragraph", file: "content/c.md", line: 3 },
  ]);
  expect(diagnostics[0]?.message).toContain("is in `content/a.md` too");
});

it("takes what pages share as a partial for one text", async () => {
  const text = `${long} a_name`;
  const pages = [page("a", { paragraphs: [text] }), page("b", { paragraphs: [text] })];
  const partial = text.replace("word word ", "**word**\n[word](/x) ").replace("a_name", "`a_name`");
  const flagsWith = async (partials: string[]) => (await report(pages, { partials })).diagnostics;
  expect(await flagsWith([partial])).toEqual([]);
  expect(await flagsWith([partial.slice(0, 50)])).toHaveLength(1);
});

it("flags samples of HCL and JSON that cannot be parsed", async () => {
  const source = "```hcl\na = [\n```\n```tf\na = 1\n```\n```json\n{]\n```\n```bash\n[\n```\n";
  const { diagnostics } = await report([page("a", {}, { source })]);
  expect(diagnostics).toMatchObject([
    { rule: "invalid-sample", line: 2, message: "the `hcl` sample cannot be parsed: no end" },
    { rule: "invalid-sample", line: 8 },
  ]);
});

it("counts pages that link in, and pages and sites linked to", () => {
  const countsOf = countLinks(
    [
      { route: "/docs/", links: ["a", "./b#x", "#own", "https://x.example/1#y"] },
      { route: "/docs/a", links: ["/base/docs", "b", "https://x.example/1", "/elsewhere"] },
      { route: "/docs/b", links: [] },
    ],
    "/base/",
  );
  expect(countsOf("/docs")).toEqual({ linksIn: 1, linksOut: 3 });
  expect(countsOf("/docs/a")).toEqual({ linksIn: 1, linksOut: 4 });
  expect(countsOf("/docs/b/")).toEqual({ linksIn: 2, linksOut: 0 });
});
