import { expect, it } from "vitest";
import { formatPages } from "./content-report-command.ts";

const numbers = { words: 1200, headings: 9, codeBlocks: 3, diagrams: 1, tables: 0 };

it("aligns numbers and names the flags", () => {
  const rest = { ...numbers, linksIn: 4, linksOut: 12, readingTime: 5 };
  const pages = [
    { route: "/docs/vpc", file: "a.md", ...rest, flags: [] },
    { route: "/docs", file: "b.md", ...rest, words: 30, flags: ["stub", "orphan"] },
    { route: "/faq", file: "c.md", ...rest, words: 20, flags: ["stub"] },
  ];
  expect(formatPages(pages)).toBe(
    [
      "Page       Words  Headings  Code  Diagrams  Tables  In  Out  Minutes  Flags",
      "/docs/vpc   1200         9     3         1       0   4   12        5",
      "/docs         30         9     3         1       0   4   12        5  stub, orphan",
      "/faq          20         9     3         1       0   4   12        5  stub",
      "",
      "3 pages, 1250 words, 2 flagged",
      "",
    ].join("\n"),
  );
});
