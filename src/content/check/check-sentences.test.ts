import { expect, test } from "vitest";
import { brief } from "../load-test-site.ts";
import { checkSentences } from "./check-sentences.ts";

test("blocks in a sentence are told of, other components and places are not", () => {
  const inText = true;
  const components = [
    { name: "Card", line: 3, column: 1 },
    { name: "Card", line: 4, column: 8, inText } as const,
    { name: "Card", line: 5, column: 9, inText, file: "_part.mdx" } as const,
    { name: "Own", line: 6, column: 2, inText } as const,
  ];
  const found = checkSentences([{ file: "a.mdx", components }], ["Card", "Tabs"]);
  expect(found.map(brief)).toEqual(["block-in-text a.mdx:4:8", "block-in-text _part.mdx:5:9"]);
});
