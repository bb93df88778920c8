import { expect, it } from "vitest";
import { compileExample, outline } from "../../../tests/support/compile-example.ts";

/** Markdown and HTML of each extension of GitHub's specification (github.github.com/gfm). */
const examples: Record<string, [markdown: string, html: string]> = {
  "a table with alignment, and a row without outer pipes": [
    "| a | b |\n| :-: | -: |\n1 | 2",
    '<table><thead><tr><th align="center">a</th><th align="right">b</th></tr></thead><tbody><tr><td align="center">1</td><td align="right">2</td></tr></tbody></table>',
  ],
  "escaped pipes, in code and in bold text": [
    "| a |\n| - |\n| b `\\|` c |\n| d **\\|** e |",
    "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b <code>|</code> c</td></tr><tr><td>d <strong>|</strong> e</td></tr></tbody></table>",
  ],
  "rows with too few and too many cells": [
    "| a | b |\n| - | - |\n| 1 |\n| 1 | 2 | 3 |",
    "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td></td></tr><tr><td>1</td><td>2</td></tr></tbody></table>",
  ],
  "a delimiter row with another number of cells": [
    "| a | b |\n| - |\n| 1 |",
    "<p>| a | b | | - | | 1 |</p>",
  ],
  "a table without a body": ["| a |\n| - |", "<table><thead><tr><th>a</th></tr></thead></table>"],
  "a table that a quote interrupts": [
    "| a |\n| - |\n| 1 |\n> q",
    "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><blockquote><p>q</p></blockquote>",
  ],
  "a table that an empty line ends": [
    "| a |\n| - |\n| 1 |\nlast\n\nnext",
    "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr><tr><td>last</td></tr></tbody></table><p>next</p>",
  ],
  "blocks in a cell are text": [
    "| a |\n| - |\n| - b |\n| # c |",
    "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>- b</td></tr><tr><td># c</td></tr></tbody></table>",
  ],
  "task lists, nested": [
    "- [ ] a\n- [x] b\n  - [X] c",
    '<ul><li><input> a</li><li><input checked=""> b<ul><li><input checked=""> c</li></ul></li></ul>',
  ],
  "brackets without a space are not a task": [
    "- [x]a\n- [y] b",
    "<ul><li>[x]a</li><li>[y] b</li></ul>",
  ],
  "one and two tildes": ["~~a~~ and ~b~", "<p><del>a</del> and <del>b</del></p>"],
  "three tildes, and tildes across paragraphs": [
    "a ~~~b~~~\n\nc ~~d\n\ne~~",
    "<p>a ~~~b~~~</p><p>c ~~d</p><p>e~~</p>",
  ],
  "addresses without a scheme, and the punctuation after them": [
    "www.a.example/b_c. (www.a.example/d_(e)) www.a.example/f&amp;",
    '<p><a href="http://www.a.example/b_c">www.a.example/b_c</a>. (<a href="http://www.a.example/d_(e)">www.a.example/d_(e)</a>) <a href="http://www.a.example/f">www.a.example/f</a>&amp;</p>',
  ],
  "addresses with a scheme": [
    "http://a.example/?b=c&d=e; https://a.example/f, ftp://a.example",
    '<p><a href="http://a.example/?b=c&amp;d=e">http://a.example/?b=c&amp;d=e</a>; <a href="https://a.example/f">https://a.example/f</a>, ftp://a.example</p>',
  ],
  "email addresses": [
    "me@a.example. b.c-d_e@f.g h@i.j_",
    '<p><a href="mailto:me@a.example">me@a.example</a>. <a href="mailto:b.c-d_e@f.g">b.c-d_e@f.g</a> h@i.j_</p>',
  ],
  "tags that GitHub disallows are text": [
    "<strong>a <title> <textarea> <style> <xmp> <iframe> <noembed> <noframes> <script> <plaintext></strong>",
    "<p><strong>a &lt;title> &lt;textarea> &lt;style> &lt;xmp> &lt;iframe> &lt;noembed> &lt;noframes> &lt;script> &lt;plaintext></strong></p>",
  ],
  "an alert": ["> [!NOTE]\n> a", "<p>Note</p><p>a</p>"],
  "a quote with an unknown alert": [
    "> [!OTHER]\n> a",
    "<blockquote><p>[!OTHER] a</p></blockquote>",
  ],
  "a reference to a footnote that does not exist": ["a[^b]", "<p>a[^b]</p>"],
};

it.each(Object.entries(examples))("%s", async (_, [markdown, html]) => {
  const { body } = await compileExample(markdown);
  expect(outline(body.kind === "html" ? body.html : "")).toBe(outline(html));
});

it("footnotes follow the text, each with its blocks", async () => {
  const { body } = await compileExample("a[^b]\n\n[^b]: One\n\n    - list\n");
  const html = body.kind === "html" ? body.html : "";
  expect(html).toMatch(/^<p>a<sup><a href="#user-content-fn-b"/);
  expect(html).toMatch(/<section[^>]*class="footnotes">.*<p>One<\/p><ul><li>list<\/li><\/ul>/s);
});
