import { expect, it } from "vitest";
import { formatPages } from "./format-pages.ts";

const numbers = { words: 1200, headings: 9, codeBlocks: 3, diagrams: 1, tables: 0 };

it("lines up numbers and names the flags", () => {
  const rest = { ...numbers, linksIn: 4, linksOut: 12, readingTime: 5 };
  const pages = [
    { route: "/docs/vpc", file: "a.md", ...rest, flags: [] },
    { route: "/docs", file: "b.md", ...rest, words: 30, flags: ["stub", "orphan"] },
  ];
  expect(formatPages(pages)).toBe(
    [
      "Page       Words  Headings  Code  Diagrams  Tables  In  Out  Minutes  Flags",
      "/docs/vpc   1200         9     3         1       0   4   12        5",
      "/docs         30         9     3         1       0   4   12        5  stub, orphan",
      "",
      "2 pages, 1230 words, 1 flagged",
      "",
    ].join("\n"),
  );
});
