import { expect, test } from "vitest";
import { summarize } from "../../../tests/support/load-test-site.ts";
import { checkComponents, checkInlineBlocks } from "./check-components.ts";

test("unknown components name the nearest", () => {
  const components = [
    { name: "Crad", line: 3, column: 1 },
    { name: "Tabs", line: 4, column: 1 },
    { name: "Tabs.Item", line: 5, column: 1 },
    { name: "tabs", line: 6, column: 1 },
    { name: "my-element", line: 7, column: 1 },
  ];
  expect(checkComponents([{ file: "a.mdx", components }], ["Card", "Tabs"])).toMatchObject([
    { rule: "unknown-component", file: "a.mdx", line: 3, hint: "did you mean `<Card>`?" },
    { rule: "unknown-component", line: 6, hint: "did you mean `<Tabs>`?" },
  ]);
});

test("only block components inside a sentence are reported", () => {
  const isInParagraph = true;
  const components = [
    { name: "Card", line: 3, column: 1 },
    { name: "Card", line: 4, column: 8, isInParagraph } as const,
    { name: "Card", line: 5, column: 9, isInParagraph, file: "_part.mdx" } as const,
    { name: "Own", line: 6, column: 2, isInParagraph } as const,
  ];
  const found = checkInlineBlocks([{ file: "a.mdx", components }], ["Card", "Tabs"]);
  expect(found.map(summarize)).toEqual(["block-in-text a.mdx:4:8", "block-in-text _part.mdx:5:9"]);
});
