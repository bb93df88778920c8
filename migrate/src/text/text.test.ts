import { expect, it } from "vitest";
import { applyEdits, expandToLines } from "./edits.ts";
import { splitFile } from "./front-matter.ts";
import { htmlToMarkdown, parseTemplate } from "./html-to-markdown.ts";
import { readTag } from "./jsx-tag.ts";

it("replaces parts of a text, and maps offsets of the rest", () => {
  const edited = applyEdits("one two three", [
    { start: 4, end: 7, text: "2" },
    { start: 0, end: 3, text: "1" },
    { start: 5, end: 6, text: "lost: inside of another edit" },
  ]);
  expect(edited.text).toBe("1 2 three");
  expect(edited.text.slice(edited.getNewOffset(8))).toBe("three");
});

it("expands an edit to whole lines if they contain nothing else", () => {
  const text = "a\n  <X />\nb <X />\n";
  expect(expandToLines(text, 4, 9)).toEqual([2, 10]);
  expect(expandToLines(text, 12, 17)).toEqual([12, 17]);
});

it("reads tags with texts, braces and spreads", () => {
  const text = "<A.B c=\"d\" e={{ f: '}' }} {...g} h i={`j`}>k";
  const tag = readTag(text, 0);
  expect(tag).toMatchObject({ name: "A.B", selfClosing: false, end: text.length - 1 });
  expect(
    tag?.attributes.map(({ name, literal, expression }) => [name, literal ?? expression]),
  ).toEqual([
    ["c", "d"],
    ["e", "{ f: '}' }"],
    ["", "...g"],
    ["h", ""],
    ["i", "j"],
  ]);
  expect(readTag("<a b=", 0)).toBeUndefined();
  const [entities] = readTag('<a b="c&amp;d=&eacute;&copy=1">', 0)?.attributes ?? [];
  expect(entities?.literal).toBe("c&d=é&copy=1");
});

it("changes keys of front matter and keeps the rest of the bytes", () => {
  const { frontMatter, body } = splitFile(
    "---\n# a comment\nid:   x   # kept\nold: 1\n  \ntags: [a,   b]\n---\nText\n",
  );
  frontMatter.remove("old");
  frontMatter.set("title", "T: one");
  expect(frontMatter.getLine("tags")).toBe(6);
  expect(frontMatter.print()).toBe(
    '---\ntitle: "T: one"\n# a comment\nid:   x   # kept\ntags: [a,   b]\n---\n',
  );
  expect(body).toBe("Text\n");
});

it.each([
  [
    '{ "outline": { "level": [2, 3] } }\n',
    "---\ntitle: T\noutline:\n  level:\n    - 2\n    - 3\n---\n",
  ],
  ["a: 1\na: 2\n", "---\ntitle: T\na: 2\n---\n"],
  ["title: &a X\nb: *a\n", "---\ntitle: T\nb: X\n---\n"],
  [" a: 1\n b: [2]\n", "---\ntitle: T\na: 1\nb: [2]\n---\n"],
  ['a: "one\ntwo\n"\nb: 1\n', '---\ntitle: T\na: "one\n  two\n  "\nb: 1\n---\n'],
])("corrects the front matter %j, which other parsers accept", (yaml, expected) => {
  const { frontMatter, body } = splitFile(`---\n${yaml}---\nText\n`);
  frontMatter.set("title", "T");
  expect([frontMatter.print(), body]).toEqual([expected, "Text\n"]);
});

it("keeps a rule at the start of a page", () => {
  const { body, invalid } = splitFile("---\n\n# Bell\n");
  expect([body, invalid]).toEqual(["---\n\n# Bell\n", undefined]);
});

it.each([
  "---\na: [\n---\nText\n",
  "---\nwords\n---\n",
  "---\na: 1\n",
])("keeps %j as text, because it is not front matter", (text) => {
  const { body, invalid } = splitFile(text);
  expect(body).toBe(text);
  expect(invalid).toBeDefined();
});

it.each<[string, string]>([
  ["<p>Set <code>npm_config[a] &lt;b></code>.</p>", "Set `npm_config[a] <b>`."],
  [
    '<p>a</p><pre><code class="language-tf">x = [\n  1,\n\n\n  2 * _3\n]\n</code></pre><p>b</p>',
    "a\n\n```tf\nx = [\n  1,\n\n\n  2 * _3\n]\n```\n\nb",
  ],
  ["<ul><li>a<pre>b\n\n c</pre>d</li></ul>", "- a\n\n  ```\n  b\n\n   c\n  ```\n\n  d"],
  ["<ul><li><pre>b</pre></li></ul>", "- ```\n  b\n  ```"],
  [
    "<p>x</p><ul><li><h3>a</h3><p>b</p><ol> <li>c</li> <li>d</li> </ol></li><li>e</li></ul>",
    "x\n\n- **a** b\n  1. c\n  2. d\n- e",
  ],
  ['<a href="/x"><h3>a</h3><p>b</p></a>', "[a b](/x)"],
  ['<p>See <a href="/x">the docs</a>, (<a href="/x">x</a>).</p>', "See [the docs](/x), ([x](/x))."],
  ['<p>a<a href="/x"> b </a>c</p>', "a [b](/x) c"],
  ['<a href="/x">a</a><span><a href="/y">b</a></span>', "[a](/x) [b](/y)"],
  ['<p>Ring!<a href="/x">a</a></p>', "Ring! [a](/x)"],
  ['<a href="/x y(z">q</a><img src="a (1).png">', "[q](</x y(z>)\n\n![](<a (1).png>)"],
  ["<p>a<br>- b<br># c</p>2. d", "a\n\\- b\n\\# c\n\n2\\. d"],
  ["<p># a</p><p>1. b</p><p>- c <b>d</b> - e</p>", "\\# a\n\n1\\. b\n\n\\- c d - e"],
])("converts %j", (html, markdown) => {
  const addresses = {
    resolveImage: (address: string) => address,
    resolveLink: (address: string) => address,
  };
  expect(htmlToMarkdown(parseTemplate(html), addresses)).toBe(markdown);
});
