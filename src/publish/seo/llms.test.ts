import { expect, it } from "vitest";
import type { Page } from "../../model/page/page.ts";
import type { StoredPage } from "../../model/page/stored-page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import * as messages from "../messages.ts";
import {
  createAreaFinder,
  getLlmsAreas,
  getLlmsFull,
  getLlmsIndex,
  getReadingOrder,
} from "./llms.ts";

const shell = {
  title: "Handbook",
  baseUrl: "/sub/",
  navbar: [
    { type: "link", label: "Intro", activePrefixes: ["/sub/intro"] },
    { type: "link", label: "Guides", activePrefixes: ["/sub/guides"] },
  ],
} as unknown as SiteShell;

function doc(route: string, sidebar: string, previous: string | null, next: string | null): Page {
  const link = (to: string | null) => to && { label: to, href: `/sub${to}` };
  const page = { kind: "doc", route, sidebar: { name: sidebar } };
  return { ...page, previous: link(previous), next: link(next) } as unknown as Page;
}

it("pages follow their sidebars, sidebars the main menu", () => {
  const home = { kind: "custom", route: "/" } as unknown as Page;
  const pages = [
    doc("/guides/z2", "second", "/guides/a1", null),
    home,
    doc("/guides/x", "first", null, null),
    doc("/guides/a1", "second", null, "/guides/z2"),
    doc("/intro/a", "first", null, null),
  ];
  const order = getReadingOrder(pages, shell, ["second", "first"]);
  expect(order.map(({ label, pages: some }) => [label, some.map(({ route }) => route)])).toEqual([
    ["Intro", ["/intro/a"]],
    ["Guides", ["/guides/a1", "/guides/z2", "/guides/x"]],
    ["Handbook", ["/"]],
  ]);
});

it("pages that link to each other in a cycle are all listed, once", () => {
  const pages = [
    doc("/guides/a", "first", "/guides/b", "/guides/b"),
    doc("/guides/b", "first", "/guides/a", "/guides/a"),
  ];
  expect(getReadingOrder(pages, shell, ["first"])[0]?.pages).toHaveLength(2);
});

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
  const complete = [{ label: "Guides [1]", href: "https://x/llms/guides.txt" }];
  expect(getLlmsIndex(site, sections, complete)).toBe(
    "# Docs\n\n> All about it.\n\n## Guides\n\n- [A \\[b\\]](https://x/a.md): About.\n- [C](https://x/a.md)\n\n## Complete texts\n\n- [Guides \\[1\\]](https://x/llms/guides.txt)\n",
  );
});

it("keeps a description of several lines in its list item", () => {
  const pages = [{ ...page, description: "First line.\nSecond line.\n" }];
  expect(getLlmsIndex(site, [{ label: "Guides", pages }], [])).toContain(
    "(https://x/a.md): First line. Second line.\n",
  );
});

it("keeps a title as it is written, in one line", () => {
  const pages = [{ ...page, title: "Use `<T>`\n*now*" }];
  expect(getLlmsIndex(site, [{ label: "Guides", pages }], [])).toContain(
    "- [Use \\`\\<T>\\` \\*now\\*](https://x/a.md)",
  );
});

it("starts without a quote on a site without a tagline", () => {
  expect(getLlmsIndex({ ...site, tagline: "" }, [], [])).toBe("# Docs\n");
});

it("puts all pages into one file, each below its URL", () => {
  expect([...getLlmsFull(site, [{ label: "Guides", pages: [page] }])].join("")).toBe(
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
  const areas = getLlmsAreas([{ label: "Guides", pages }], messages).map(({ label, files }) => {
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

it("gives files of different areas different paths", () => {
  const areas = [
    { folder: "llms", name: "Guides" },
    { folder: "llms", name: "Guides 2" },
    { folder: "llms/services", name: "net/vpc", title: "VPC" },
    { folder: "llms/services", name: "net/vpc", title: "Old VPC" },
  ];
  const pages = areas.map((area, index) => ({
    ...page,
    area,
    url: `https://x/${index}`,
    readMarkdown: () => (index === 0 ? `# A\n\n${"word\n\n".repeat(25_000)}` : "# B\n"),
  }));
  const files = getLlmsAreas([{ label: "Guides", pages }], messages).map(({ label, files }) => {
    return [label, ...[...files].map(({ path }) => path)];
  });
  expect(files).toEqual([
    ["Guides", "llms/guides.txt", "llms/guides-2.txt", "llms/guides-3.txt"],
    ["Guides 2", "llms/guides-2-2.txt"],
    ["VPC", "llms/services/net-vpc.txt"],
    ["Old VPC", "llms/services/net-vpc-2.txt"],
  ]);
});

it("never splits code", () => {
  const code = `\`\`\`yaml\na: 1\n\n# more\n---\n${"b: 2\n".repeat(10_000)}\`\`\`\n`;
  const markdown = `# A\n\n${"word ".repeat(15_000)}\n\n## B\n\n${code}`;
  const [area] = getLlmsAreas(
    [{ label: "Guides", pages: [{ ...page, readMarkdown: () => markdown }] }],
    messages,
  );
  const texts = [...(area?.files ?? [])].map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts[1]).toBe(`## B\n\n${code}`);
});

it("keeps services of the same name in different files", () => {
  const service = (route: string) =>
    ({ kind: "doc", route, title: route, body: { kind: "reference" } }) as unknown as StoredPage;
  const pages = ["/ref/net/vpc", "/ref/legacy/vpc", "/ref/net/dns"].map(service);
  const getArea = createAreaFinder(pages);
  expect(pages.map((page) => getArea(page, "Reference").name)).toEqual([
    "net/vpc",
    "legacy/vpc",
    "dns",
  ]);
});
