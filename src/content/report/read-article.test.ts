import { expect, it } from "vitest";
import { readArticle } from "./read-article.ts";

it("counts what a reader reads, links to, and looks at", () => {
  const html = `<header><a href="/nav">Not here</a></header>
    <main id="main"><nav><a href="/crumb">Docs</a></nav><h1>VPC <em>basics</em></h1>
    <div><p>A <a href="/a">network</a> → yours.</p><p>Two<br>lines</p>
    <h2 id="x">Use<a class="anchor small" href="#x"></a></h2>
    <div class="code"><pre><code>three words here <a href="/in-code">x</a></code></pre></div>
    <figure class="diagram"><svg><a href="/drawn"><text>a box</text></a></svg></figure>
    <table><tbody><tr><td>one</td><td>two</td></tr></tbody></table>
    <a href="/a">again</a></div><footer><pre>x</pre><a href="/next">Next</a></footer></main><p>Outside</p>`;
  expect(readArticle(html)).toEqual({
    words: 11,
    headings: [
      { level: 1, text: "VPC basics" },
      { level: 2, text: "Use" },
    ],
    paragraphs: ["A network → yours.", "Two lines"],
    codeBlocks: 1,
    diagrams: 1,
    tables: 1,
    links: [
      { href: "/a", text: "network" },
      { href: "/a", text: "again" },
    ],
    captions: [],
    expandedAbbreviations: [],
    prose: expect.stringContaining("A network → yours.") as string,
  });
});

it("separates words from names, abbreviations, and texts of figures", () => {
  const html = `<main><p>An <abbr title="long">LF</abbr> in <code>a LF</code> is <kbd>X</kbd>.</p>
    <ul><li>One</li><li><a href="/x"><code>y</code> z</a></li></ul>
    <figure><figcaption>An example</figcaption></figure></main>`;
  const { prose, expandedAbbreviations, captions, links } = readArticle(html);
  expect(
    prose
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  ).toEqual(["An LF in ` is `.", "One", "` z", "An example"]);
  expect({ expandedAbbreviations, captions, links }).toEqual({
    expandedAbbreviations: ["LF"],
    captions: ["An example"],
    links: [{ href: "/x", text: "y z" }],
  });
});
