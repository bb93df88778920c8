import { expect, it } from "vitest";
import { splitFile } from "../text/front-matter.ts";
import type { Article } from "./article.ts";
import { findTitleHeading, finishFrontMatter } from "./finish-front-matter.ts";
import { prepareBody, type SourceFormat } from "./prepare.ts";

it.each<[string, boolean, string | undefined]>([
  ["<!-- a -->\n\n# Bell\n", true, "Bell"],
  ["Words.\n\n```sh\n# comment\n```\n\n# Bell\n", false, "Bell"],
  ["# Bell&lt;T&gt; in `<Tower>` {#bell}\n", false, "Bell<T> in <Tower>"],
  ["Words.\n\n# Bell\n", true, undefined],
  ["## Part\n\n# Bell\n", false, undefined],
])("finds the heading that is the title of %j", (body, hasTitle, title) => {
  const { root, text } = prepareBody(body, { format: "markdown", isMdxFile: false });
  expect(findTitleHeading(root, text, { hasTitle })?.text).toBe(title);
});

it("keeps a heading that is a component", () => {
  const { root, text } = prepareBody("# <Logo />\n", { format: "mdx", isMdxFile: true });
  expect(findTitleHeading(root, text, { hasTitle: true })).toMatchObject({
    text: "",
    isEmpty: false,
  });
});

function finish(yaml: string, body = "", format: SourceFormat = "markdown") {
  const split = splitFile(`---\n${yaml}\n---\n${body}`);
  const collection = { kind: "blog" };
  const prepared = prepareBody(body, { format, isMdxFile: false });
  const article = {
    collection,
    split,
    prepared,
    path: "2026-01-31-a.md",
    page: null,
  } as unknown as Article;
  const authors: unknown[] = [];
  const diagnostics = finishFrontMatter(article, undefined, {
    addAuthor: (author) => `author-${authors.push(author)}`,
    resolveImage: (address) => address,
    fallbackDate: "2026-01-31",
  });
  const found = diagnostics.map(({ cause, subject }) => [cause, subject]);
  return { authors, found, values: split.frontMatter.values };
}

it.each([
  "author: Ann\nauthor_title: Pilot\nauthor_url: /ann\nauthor_image_url: a.png",
  "author: Ann\nauthorTitle: Pilot\nauthorURL: /ann\nauthorImageURL: a.png",
])("takes over the author in %j", (yaml) => {
  const { authors, found, values } = finish(`title: A\n${yaml}`);
  expect(authors).toEqual([{ name: "Ann", title: "Pilot", url: "/ann", image_url: "a.png" }]);
  expect(values).toEqual({ title: "A", authors: ["author-1"] });
  expect(found).toEqual([]);
});

it("tells invalid values from unknown keys", () => {
  const { found, values } = finish(
    "title: A\nhead: <b>\nflavor: mild\ndraft: maybe\nauthorURL: /ann",
  );
  expect(values).toEqual({ title: "A" });
  expect(found.sort()).toEqual([
    ["front-matter-invalid", "draft"],
    ["front-matter-removed", "authorURL"],
    ["front-matter-removed", "flavor"],
    ["front-matter-removed", "head"],
  ]);
});

const metadata =
  '<meta name="description" content="Rings." />\n<meta property="og:title" content="A" />';
it("reports expressions in the head of a page", () => {
  const head =
    '<Head>\n<title>{name}</title>\n<meta name="description" content={text} />\n<meta name="keywords" content={"a, b"} />\n</Head>\n';
  const { found, values } = finish("title: A", `\n${head}`);
  expect(values).toEqual({ title: "A", keywords: ["a", "b"] });
  expect(found).toEqual([
    ["head-removed", "<title>"],
    ["head-removed", '<meta name="description" content="{text}">'],
  ]);
});

const robots = '<meta name="robots" content="noindex" />';

it.each([
  ["title: A", `\n<head>\n<title>Bells | A</title>\n${metadata}\n${robots}\n</head>\n`],
  [
    "title: A\nhead:\n  - [meta, { name: description, content: Rings. }]\n  - [meta, { name: robots, content: noindex }]\n  - [title, {}, Bells]",
    "",
  ],
  [
    "title: A\nhead:\n  - tag: meta\n    attrs: { name: description, content: Rings. }\n  - tag: title\n    content: Bells\n  - tag: meta\n    attrs: { name: robots, content: noindex }",
    "",
  ],
])("takes over the head of a page with %j and %j", (yaml, body) => {
  const { found, values } = finish(yaml, body);
  expect(values).toEqual({ title: "A", description: "Rings." });
  expect(found).toEqual([
    ["head-removed", "<title>"],
    ["head-removed", '<meta name="robots" content="noindex">'],
  ]);
});

it("takes the title from a heading in HTML", () => {
  const { values, found } = finish("{}", '<h1 align="center">\n<b>Bow</b> &amp; stern</h1>\n');
  expect(values.title).toBe("Bow & stern");
  expect(found).not.toContainEqual(["title-added", "title"]);
  expect(finish("{}", "<h1>Use {bow}</h1>\n").values.title).toBe("Use {bow}");
  expect(finish("{}", "<h1>Use {{ bow }}</h1>\n").values).not.toHaveProperty("hide_title");
});

it.each([
  "<!-- <h1>Old</h1> -->\n",
  "export const T = ({ children }) => <h1>Old</h1>;\n\n<T>Bow</T>\n",
  "<h1>{frontMatter.name}</h1>\n",
])("takes no title from %j", (body) => {
  const { values, found } = finish("{}", body, "mdx");
  expect(values).not.toHaveProperty("hide_title");
  expect(found).toContainEqual(["title-added", "title"]);
});
