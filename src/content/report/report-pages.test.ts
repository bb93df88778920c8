import { expect, it } from "vitest";
import type { ArticleContents } from "./read-article.ts";
import { reportPages } from "./report-pages.ts";

const long = "word ".repeat(12).trim();

function page(name: string, contents: Partial<ArticleContents> = {}, more = {}) {
  const all: ArticleContents = {
    words: 440,
    headings: [{ level: 1, text: "Title" }],
    prose: "",
    paragraphs: [],
    captions: [],
    codeBlocks: 0,
    diagrams: 0,
    tables: 0,
    links: [],
    expandedAbbreviations: [],
    ...contents,
  };
  return {
    route: `/${name}`,
    file: `content/${name}.md`,
    source: "",
    description: "What it says.",
    unlisted: false,
    isGuide: false,
    contents: all,
    ...more,
  };
}

function report(
  pages: ReturnType<typeof page>[],
  {
    links = pages.map(({ route }) => route),
    partials = [],
    abbreviations = "",
    wording = "",
  }: { links?: string[]; partials?: string[]; abbreviations?: string; wording?: string } = {},
) {
  return reportPages({
    pages,
    linkingPages: [{ route: "/", links }],
    partials,
    texts: pages,
    abbreviations: { file: "abbreviations.tsv", text: abbreviations },
    wording: { file: "wording.tsv", text: wording },
    baseUrl: "/",
    parseHcl: (_, code) =>
      code.includes("[") ? Promise.reject(new Error("no end\nat 1")) : parsed,
  });
}

const parsed = Promise.resolve({});

it("lists the contents of a page that needs no flags", async () => {
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

it("flags stubs without a diagram, table, or code", async () => {
  const { diagnostics } = await report([
    page("stub", { words: 249 }),
    page("drawn", { words: 40, diagrams: 1 }),
    page("table", { words: 40, tables: 1 }),
    page("code", { words: 40, codeBlocks: 1 }),
    page("enough", { words: 250 }),
  ]);
  expect(diagnostics).toMatchObject([{ rule: "stub", file: "content/stub.md" }]);
});

it("flags pages without description and pages without incoming links", async () => {
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

it("flags duplicate long paragraphs, at the second location", async () => {
  const source = `First.\n\nOnly ${long.replace(" ", " **").replace("word ", "[word](/x) ")}**\n`;
  const twice = `Only ${long}`;
  const { diagnostics } = await report([
    page("a", { paragraphs: [twice, "See below."] }),
    page("b", { paragraphs: [twice.toUpperCase(), "See below."] }),
    page("c", { paragraphs: [twice] }, { source }),
    page("print", { paragraphs: [twice] }, { unlisted: true }),
  ]);
  expect(diagnostics).toMatchObject([
    { rule: "duplicate-paragraph", file: "content/b.md", line: 1 },
    { rule: "duplicate-paragraph", file: "content/c.md", line: 3 },
  ]);
  expect(diagnostics[0]?.message).toContain("is in `content/a.md` too");
});

it("does not flag a partial of several pages as a duplicate", async () => {
  const text = `${long} a_name`;
  const pages = [page("a", { paragraphs: [text] }), page("b", { paragraphs: [text] })];
  const partial = text.replace("word word ", "**word**\n[word](/x) ").replace("a_name", "`a_name`");
  const flagsWith = async (partials: string[]) => (await report(pages, { partials })).diagnostics;
  expect(await flagsWith([partial])).toEqual([]);
  expect(await flagsWith([partial.slice(0, 50)])).toHaveLength(1);
});

it("flags samples of HCL and JSON that cannot be parsed", async () => {
  const source =
    "```hcl\na = [\n```\n```tf\na = [ # [!code  --:2]\nb = [\n```\n```json\n{]\n```\n```bash\n[\n```\n";
  const { diagnostics } = await report([page("a", {}, { source })]);
  expect(diagnostics).toMatchObject([
    { rule: "invalid-sample", line: 2, message: "the `hcl` sample cannot be parsed: no end" },
    { rule: "invalid-sample", line: 9 },
  ]);
});

it("flags abbreviations that neither the page nor the page they link to explains", async () => {
  const source = "An SCP and a RCP, [OUs](/c) and NACLs.";
  const links = [{ href: "/c", text: "OUs" }];
  const prose = `${source} Data says VPC. And AMI.`;
  const { diagnostics } = await report(
    [
      page("a", { prose, links, expandedAbbreviations: ["AMI"] }, { source: `${source} AMI.` }),
      page("b", { prose: "An ACL." }, { source: "<Part />" }),
      page("c", { prose: "An organizational unit (OU)." }, { source: "OU" }),
    ],
    {
      abbreviations: "RCP\tknown\nSCP\tknown\nx\n",
      partials: ["An ACL."],
    },
  );
  expect(diagnostics).toMatchObject([
    { rule: "invalid-list-line", file: "abbreviations.tsv", line: 3 },
    { rule: "unexplained-abbreviation", file: "content/a.md", line: 1, column: 33 },
    { rule: "unexplained-abbreviation", file: "content/b.md", line: 1, column: 1 },
  ]);
});

it("flags links that do not name their target", async () => {
  const texts = ["here", "Read more…", "This page", "the design of this page", "Details"];
  const links = texts.map((text) => ({ href: "/x", text }));
  const source = "Text.\n\nClick [here](/x).";
  const { diagnostics } = await report([page("a", { links }, { source })]);
  expect(diagnostics.map(({ rule, message }) => [rule, message.split("`")[1]])).toEqual(
    ["here", "Read more…", "This page", "Details"].map((text) => ["vague-link", text]),
  );
  expect(diagnostics[0]).toMatchObject({ line: 3, column: 7 });
});

it("flags headings with the words of the title", async () => {
  const texts = ["Deploy the VPCs", "VPC: deploy it", "Deploy VPC", "Before you deploy the VPC"];
  const headings = [
    { level: 1, text: "Deploy a VPC" },
    ...texts.map((text) => ({ level: 2, text })),
  ];
  const source = "## Deploy the VPCs {#x}\n";
  const { diagnostics } = await report([page("a", { headings }, { source })]);
  expect(diagnostics.map(({ rule, message }) => [rule, message.split("`")[1]])).toEqual(
    ["Deploy the VPCs", "Deploy VPC"].map((text) => ["repeated-title", text]),
  );
});

it("flags long guides without code and without anything that is called an example", async () => {
  const long = { words: 500 };
  const named = [
    { level: 1, text: "Title" },
    { level: 2, text: "An example" },
  ];
  const { diagnostics } = await report([
    page("bare", long, { isGuide: true }),
    page("short", { words: 499 }, { isGuide: true }),
    page("code", { ...long, codeBlocks: 1 }, { isGuide: true }),
    page("named", { ...long, headings: named }, { isGuide: true }),
    page("figure", { ...long, captions: ["Example of a network"] }, { isGuide: true }),
    page("post", long),
  ]);
  expect(diagnostics).toMatchObject([{ rule: "no-example", file: "content/bare.md" }]);
});

it("flags words that the site avoids, and lines of its list that cannot be read", async () => {
  const pages = [page("a", {}, { source: "One.\n\nTwo rights." })];
  const { diagnostics, reports } = await report(pages, { wording: "rights\tpermissions\nx\n" });
  expect(diagnostics).toMatchObject([
    { rule: "invalid-list-line", file: "wording.tsv", line: 2 },
    { rule: "avoided-word", line: 3, column: 5, hint: "write `permissions`" },
  ]);
  expect(reports[0]?.flags).toEqual(["avoided-word"]);
});
