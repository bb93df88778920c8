import { expect, it } from "vitest";
import { prepareBody, type SourceFormat } from "./prepare.ts";

function prepare(body: string, format: SourceFormat, isMdxFile = false) {
  const { text, isMdx, diagnostics } = prepareBody(body, { format, isMdxFile });
  return { text, isMdx, causes: diagnostics.map(({ cause }) => cause) };
}

it("splits details whose tag is edited too", () => {
  const body = "<details class=note><summary>T</summary>\n\nb\n\n</details>\n\n<X />\n";
  expect(prepare(body, "markdown", true).text).toBe(
    '<details class="note">\n<summary>T</summary>\n\nb\n\n</details>\n\n<X />\n',
  );
});

it.each<[string, SourceFormat, string]>([
  [":::note A title\n\nx\n\n:::\n", "mdx", ":::note[A title]\n\nx\n\n:::\n"],
  [":::note See [b](./b.md)\n:::\n", "mdx", ":::note[See [b](./b.md)]\n:::\n"],
  [":::note a] b[\n:::\n", "mdx", ":::note[a\\] b\\[]\n:::\n"],
  [":::note\n\n    far\n\n:::\n", "mdx", ":::note\n\nfar\n\n:::\n"],
  [":::tip [kept]\n:::\n", "mdx1", ":::tip [kept]\n:::\n"],
  ["::: tip\nx\n:::\n", "markdown", ":::tip\nx\n:::\n"],
  ["> ::: warning {#a}\n> x\n> :::\n", "markdown", "> :::warning {#a}\n> x\n> :::\n"],
  ["## A {/* #b */}\n", "mdx", "## A {#b}\n"],
  ["## A \\{#b}\n", "mdx", "## A {#b}\n"],
  ["## A { /*#opt:all*/ }\n", "mdx", "## A {#opt:all}\n"],
  ["<!-- c --> `<!-- d -->`\n", "mdx", "<!-- c --> `<!-- d -->`\n"],
  ["a {/* c */} b\n", "mdx", "a <!-- c --> b\n"],
  ["    far from the margin\n", "mdx", "far from the margin\n"],
  ["    code\n", "mdx1", "    code\n"],
  ["a < b, {c}, <https://d.example>\n", "markdown", "a < b, {c}, <https://d.example>\n"],
  ["a<br>b\n", "mdx1", "a<br>b\n"],
])("keeps %j of %s as Markdown", (body, format, expected) => {
  expect(prepare(body, format)).toEqual({ text: expected, isMdx: false, causes: [] });
});

it.each<[string, SourceFormat, string]>([
  ["<X />\n\n<!-- c -->\n", "mdx1", "<X />\n\n{/* c */}\n"],
  [
    "<X />\n\n<!-- ``` js -->\n<!-- a: { -->\n<!-- ``` -->\n\n`b`\n",
    "mdx1",
    "<X />\n\n{/* ``` js */}\n{/* a: { */}\n{/* ``` */}\n\n`b`\n",
  ],
  [
    "<X />\n\n<!-- a\n\n```js\n\n``` -->\n<!--\n## b {c}\n-->\n",
    "mdx1",
    "<X />\n\n{/* a\n\n```js\n\n``` */}\n{/*\n## b {c}\n*/}\n",
  ],
  ["<X />\n\n<https://d.example>\n", "mdx1", "<X />\n\n[https://d.example](https://d.example)\n"],
  ["<X />\n\n<m@d.example>\n", "mdx1", "<X />\n\n[m@d.example](mailto:m@d.example)\n"],
  [
    "<Col>a</Col>\n\n<input-field>b</input-field>\n",
    "mdx",
    "<Col>a</Col>\n\n<input-field>b</input-field>\n",
  ],
  ["<X />\n\na<br>b <img src='c'>\n", "mdx1", "<X />\n\na<br />b <img src='c' />\n"],
  ["<X />\n\na</BR>b\n", "mdx1", "<X />\n\na<br />b\n"],
  ["<X />\n\n:::tip\n\n    {a}\n\n:::\n", "mdx1", "<X />\n\n:::tip\n\n```text\n{a}\n```\n\n:::\n"],
  [
    "````mdx-code-block\n<X>\n````\n\n**a**\n\n```mdx-code-block\n</X>\n```\n",
    "mdx",
    "\n<X>\n\n\n**a**\n\n\n</X>\n\n",
  ],
  ["<X />\n\n    ```\n    a\n", "mdx1", "<X />\n\n````text\n```\na\n````\n"],
  ["<X />\n\n    code {a}\n", "mdx1", "<X />\n\n```text\ncode {a}\n```\n"],
  [
    "<details><summary>A</summary>\n\nb\n\n</details>\n",
    "mdx",
    "<details>\n<summary>A</summary>\n\nb\n\n</details>\n",
  ],
  [
    "<details><summary>A</summary>b</details>\n",
    "mdx",
    "<details><summary>A</summary>b</details>\n",
  ],
  ["{1 + 1}\n", "mdx", "{1 + 1}\n"],
  ["<X />\n\n[a](<https://d.example/b(c)>)\n", "mdx1", "<X />\n\n[a](<https://d.example/b(c)>)\n"],
  ["<center><img src='c'></img></center>\n", "mdx", "<center><img src='c' /></center>\n"],
])("makes MDX of %j of %s", (body, format, expected) => {
  expect(prepare(body, format)).toEqual({ text: expected, isMdx: true, causes: [] });
});

it("escapes characters that start no element or expression, and reports them", () => {
  expect(prepare("<X />\n\na <5 and {b\n\nuse <name>\n", "mdx1")).toEqual({
    text: "<X />\n\na \\<5 and \\{b\n\nuse \\<name>\n",
    isMdx: true,
    causes: ["character-escaped", "character-escaped", "character-escaped"],
  });
});

it("escapes braces that contain no JavaScript", () => {
  expect(prepare("<X />\n\na { done: boolean; }[] {1 + 1}\n", "mdx").text).toBe(
    "<X />\n\na \\{ done: boolean; }[] {1 + 1}\n",
  );
});

it("escapes braces of a dialect without expressions, where components were added", () => {
  const { text } = prepare("## A {e} {#b}\n\n{c} `{d}`\n", "markdown", true);
  expect(text).toBe("## A \\{e\\} {#b}\n\n\\{c\\} `{d}`\n");
});

it("writes quotes around values of attributes that the parser does not accept without", () => {
  const { text } = prepare("<a href=https://b.example>c</a> <img src=d?e=f width=9>\n", "markdown");
  expect(text).toBe('<a href="https://b.example">c</a> <img src="d?e=f" width=9>\n');
});
