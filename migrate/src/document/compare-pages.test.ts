import { expect, it } from "vitest";
import { findLosses } from "./compare-pages.ts";

it.each<[string, string, string[], string[] | undefined]>([
  ['<Fragment set:html={"<b>Bell</b>"} />', "Bell", [], undefined],
  ["one two", "## Two\n\none", [], undefined],
  ["- a\n\n  ```sh\n  b\n\n[c](gone)", "- a\n\n  ```sh\n  b\n  ```\n\n[c](d)", [], undefined],
  [`<Code>{\`kept_\${gone}\`}</Code>`, "kept_1", [], undefined],
  [
    "```mermaid\n---\ntitle: kept\n---\npie\n```",
    '```mermaid title="kept"\npie\n```',
    [],
    undefined,
  ],
  [
    "- ```mermaid\n  ---\n  title: kept\n  config:\n    theme: gone\n  ---\n  pie\n  ```",
    '- ```mermaid title="kept"\n  pie\n  ```',
    [],
    undefined,
  ],
  ["```mermaid\n---\nconfig:\n  look: gone\n---\npie\n```", "```mermaid\npie\n```", [], undefined],
  ["_<p>kept __one__</p>_", "_kept __one___", [], undefined],
  ["> [!Gone] kept", ":::note[kept]", [], undefined],
  ["kept\n\n*[GON]: Gone\n", "kept", [], undefined],
  ["<!--\n# Bow\n-->\n\nkept", "<!--\n-->\n\nBow kept", [], undefined],
  ["İki kept", "## İki\n\nkept", [], undefined],
  ["one two two", "one two", [], ["two"]],
  ["```js\nconst a1 = b1;\n```", "```js\nconst a1;\n```", [], ["b1"]],
  ["<Card title='gone'>kept</Card>", "kept", [], undefined],
  ["export const list = [\n  'gone',\n\n  'gone'\n];\n\nkept", "kept", [], undefined],
  ["import Gone from './gone';\n\nkept", "kept", [], undefined],
  [
    "<T code={`\na\n\nb\n`} gone='gone' />\n<T code={`\nc\n\nd\n`} gone='gone' />\n<T code={`\ne\n\nf\n`} gone='gone' />",
    "a b c d e f",
    [],
    undefined,
  ],
  ["```js rule=gone\nkept\n```", "```js\nkept\n```", [], undefined],
  ["[kept][gone.name] [kept][gone]", "[kept](a) [kept](b)", [], undefined],
  ["[text](./gone.md) kept", "[text](/gone) kept", [], undefined],
  ["kept gone", "kept", ["gone"], undefined],
  [`<Code>{\`kept \${gone}\`}</Code>`, "kept", [], undefined],
  ["::: bells.ring\n    options:\n      gone: true\n\nkept", "kept", [], undefined],
  ["kept <iframe src='a'>gone</iframe>", "kept", [], undefined],
  ["kept <iframe src='a' /> gone <iframe src='b'></iframe>", "kept", [], ["gone"]],
  ["kept <video controls>\n  gone\n</video>", "kept", [], undefined],
  ["kept\n\n<style>\n.gone { color: red }\n</style>", "kept", [], undefined],
])("compares %j with %j", (before, after, reported, words) => {
  const [loss] = findLosses(before, after, reported);
  expect(loss?.subject).toBe(
    words && `${words.length} ${words.length === 1 ? "word" : "words"}: ${words.join(" ")}`,
  );
});

it("finds the position of a lost word between lines that stay", () => {
  const before = "Kept <b>one</b>\n\nkept two\nkept two\n\ngone\nkept three\n";
  const [loss] = findLosses(before, "kept three\nkept two\n\nKept one\nkept two\n", []);
  expect(loss).toEqual({ subject: "1 word: gone", offset: before.indexOf("gone") });
});

it.each<[string, string, string[]]>([
  ["- ```js\n  a();\n\n[b](b)\n", "- ```js\n  a();\n\n[b](/b)\n", []],
  ["```js\na = '\\\\b';\n```", "```js\na = '\\b';\n```", ["code: a = '\\\\b';"]],
  ["## The *bell* {#b}", "## The bell", []],
  ["## The bell <Badge text='new' />", "## The bell <mark>new</mark>", []],
  ["## The bell", "The bell", ["heading: The bell"]],
  ["# The bell", "---\ntitle: The bell\n---", []],
  ["# Bell&lt;T&gt;", "---\ntitle: Bell<T>\n---", []],
  ["[a](https://example.com/a?b=1&c=2)", '<a href="https://example.com/a?b=1&amp;c=2">a</a>', []],
  [
    "[a](https://example.com/a) `[b](https://example.com/b)`",
    "a `[b](https:)`",
    ["link: https://example.com/a"],
  ],
  ["[a](https://b.org/c_\\(d\\))", "[a](https://b.org/c_\\(d\\))", []],
  ["[The *bell*](./bell.md) [a](#a)", "The bell [a](#a)", ["link: [The *bell*](./bell.md)"]],
  ["[:octicons-bell-24: Ring](./bell.md)", '<Card title="Ring" href="/bell" />', []],
  ["<Code code={`\n# a\nrun <b>\n`} />", "```text\n# a\nrun <b>\n```", []],
  ["<Code code={`run gone`} />", "", ["2 words: run gone"]],
  ["/// note | Bell\n    type: ring\nText\n///", ":::ring[Bell]\nText\n:::", []],
  ["![a](b.png) <img src='c.png'>", "![a](b.png)", ["1 image"]],
  [
    "- a\n  ```sh\n  run\n\nText\n\n```sh\nb\n```",
    "- a\n  ```sh\n  run\n  ```\n\nText\n\n```sh\nb\n```",
    [],
  ],
  [
    "a\n\n    ```js\n    b();\n```\n\nIt is [c](c).\n\n```js\nd();\n```",
    "a\n\n```js\nb();\n```\n\nIt is [c](/c).\n\n```js\nd();\n```",
    [],
  ],
  ["<!--\n```js\ngone();\n```\n![a](b.png)\n-->", "", []],
  ["Done :tada:", "Done 🎉", []],
  ["## &#128172; Bell", "## 💬 Bell", []],
  ["(map[string][Bell](./bell.md))", "(map[string][Bell](/bell))", []],
  ["```mdx-code-block\nimport Gone from './gone'\n\n<Gone/>\n```\n\nkept", "kept", []],
])("compares the parts of %j with %j", (before, after, subjects) => {
  expect(findLosses(before, after, ["example.com b"]).map(({ subject }) => subject)).toEqual(
    subjects,
  );
});

it("finds a link inside an element that is not closed, and a heading without its pictures", () => {
  const source = "# Bell [![Status][a]](b)\n\n<a name='x'>\n\n[Ring it](#ring) <a href='y'>z</a>\n";
  const after = source.replace(/^#.*\n/, "---\ntitle: Bell\n---\n\n[![Status][a]](b)\n");
  expect(findLosses(source, after, [])).toEqual([]);
});
