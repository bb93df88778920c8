import { expect, it } from "vitest";
import { parseQuestions, parseRelated } from "./search-tables.ts";

it("keeps the line number of each question", () => {
  const text = "\uFEFF# Asked\n\n/docs/a#b\tsplit a network \tparts of it\r\n/docs/c\twhat is c\n";
  expect(parseQuestions(text)).toEqual({
    questions: [
      { to: "/docs/a#b", asked: ["split a network", "parts of it"], line: 3 },
      { to: "/docs/c", asked: ["what is c"], line: 4 },
    ],
    diagnostics: [],
  });
});

it("reports incomplete lines, and keeps the others", () => {
  const { questions, diagnostics } = parseQuestions(
    "docs/a\tno slash\n/docs/b\n/docs/c\t\n/docs/d\tx\n",
  );
  expect(questions).toEqual([{ to: "/docs/d", asked: ["x"], line: 4 }]);
  expect(diagnostics).toMatchObject(
    [1, 2, 3].map((line) => ({
      rule: "invalid-search-line",
      severity: "error",
      file: "search-questions.tsv",
      line,
      column: 1,
    })),
  );
});

it("reads groups of related words", () => {
  const { related, diagnostics } = parseRelated("# Near\ndelete\ttear down\nalone\na|b\tc\n");
  expect(related).toEqual([["delete", "tear down"]]);
  expect(diagnostics).toMatchObject([
    { file: "search-related.tsv", line: 3, column: 1 },
    { file: "search-related.tsv", line: 4, column: 1 },
  ]);
});
