// cspell:ignore أثبته

import { expect, it } from "vitest";
import { element, raw, text } from "./article.ts";
import { findQuestions } from "./find-questions.ts";

const location = (line: number) => ({ file: "docs/faq.md", line, column: 1 });
const heading = (id: string, name: string, level = 2) => element(`h${level}`, { id }, [text(name)]);
const found = (id: string, line: number) => ({ id, level: 2, html: "", location: location(line) });
const paragraph = (words: string) => element("p", {}, [text(words)]);

it("returns headings that are questions, with the text up to the next heading", () => {
  const article = [
    paragraph("Before."),
    heading("group", "Installation"),
    paragraph("Not an answer."),
    heading("how", "How do I install it?", 3),
    paragraph("Run it."),
    paragraph("Then check."),
    heading("why", "Why?", 3),
    paragraph("Because."),
  ];
  expect(findQuestions(article, [], "docs/faq.md")).toEqual({
    questions: [
      { id: "how", name: "How do I install it?", answer: "<p>Run it.</p><p>Then check.</p>" },
      { id: "why", name: "Why?", answer: "<p>Because.</p>" },
    ],
    diagnostics: [],
  });
});

it.each([
  "インストールできますか？",
  "كيف أثبته؟",
])("finds a question in another script: %s", (name) => {
  const article = [heading("how", name), paragraph("Run it.")];
  expect(findQuestions(article, [], "docs/faq.md").questions).toMatchObject([{ name }]);
});

it("keeps lists, links, and code of an answer, and leaves out other markup", () => {
  const article = [
    heading("how", "How?"),
    element("div", { class: "admonition" }, [
      element("p", { class: "a" }, [
        element("a", { href: "/b?c&d", class: "link" }, [text("a < b")]),
        element("kbd", {}, [text("Enter")]),
      ]),
    ]),
    element("ul", {}, [element("li", {}, [element("code", {}, [text("x")])])]),
    raw(
      '<div class="code"><div class="code-title">a.sh</div><pre tabindex="0"><code><span>x</span> &amp;</code></pre></div>',
    ),
  ];
  expect(findQuestions(article, [], "docs/faq.md").questions[0]?.answer).toBe(
    '<p><a href="/b?c&amp;d">a &lt; b</a>Enter</p><ul><li><code>x</code></li></ul><pre><code>x &amp;</code></pre>',
  );
});

it("finds a question without an answer, at its heading", () => {
  const { questions, diagnostics } = findQuestions(
    [heading("how", "How?"), text("\n"), heading("why", "Why?"), paragraph("So.")],
    [found("how", 5), found("why", 7)],
    "docs/faq.md",
  );
  expect(questions.map(({ id }) => id)).toEqual(["why"]);
  expect(diagnostics).toMatchObject([{ rule: "unanswered-question", line: 5 }]);
});

it("finds a page without questions", () => {
  const { diagnostics } = findQuestions([heading("a", "Setup")], [found("a", 3)], "docs/faq.md");
  expect(diagnostics).toMatchObject([{ rule: "no-questions", file: "docs/faq.md", line: 1 }]);
});
