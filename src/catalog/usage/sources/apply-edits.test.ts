import { expect, it } from "vitest";
import { applyEdits, diffLines } from "./apply-edits.ts";

const text = "a = 1\nb = 2\nc = 3\nd = 4\ne = 5\nf = 6\ng = 7\nh = 8\n";
const getOffset = (part: string) => text.indexOf(part);

it("applies edits in any order, equal ones once and none that overlap", () => {
  const edits = [
    { start: getOffset("c"), end: getOffset("c") + 1, text: "see" },
    { start: getOffset("a"), end: getOffset("a") + 1, text: "ay" },
    { start: getOffset("a"), end: getOffset("a") + 1, text: "ay" },
    { start: getOffset("c"), end: getOffset("d"), text: "" },
    { start: getOffset("b"), end: getOffset("b"), text: "x = 0\n" },
  ];
  expect(applyEdits(text, edits)).toBe(
    text.replace("a", "ay").replace("b", "x = 0\nb").replace("c", "see"),
  );
  expect(applyEdits(text, [])).toBe(text);
});

/** Formats hunks as text, with the sign and number of each line. */
function shown(edits: Parameters<typeof diffLines>[1], context?: number): string[] {
  const signs = { same: " ", removed: "-", added: "+" };
  return diffLines(text, edits, context).map((lines) =>
    lines.map(({ kind, line, text: one }) => `${signs[kind]}${line} ${one}`).join("|"),
  );
}

it("shows the lines that change, with those around them", () => {
  const edits = [
    { start: getOffset("b"), end: getOffset("b") + 1, text: "bee" },
    { start: getOffset("g"), end: getOffset("h"), text: "" },
  ];
  expect(shown(edits, 1)).toEqual([
    " 1 a = 1|-2 b = 2|+2 bee = 2| 3 c = 3",
    " 6 f = 6|-7 g = 7| 8 h = 8",
  ]);
});

it("numbers lines after an addition", () => {
  const edits = [
    { start: getOffset("b"), end: getOffset("b"), text: "x = 0\ny = 0\n" },
    { start: getOffset("h"), end: getOffset("h") + 1, text: "aitch" },
  ];
  expect(shown(edits, 0)).toEqual(["+2 x = 0|+3 y = 0", "-8 h = 8|+10 aitch = 8"]);
});

it("joins changes of one line and of lines side by side", () => {
  const edits = [
    { start: getOffset("b"), end: getOffset("b") + 1, text: "bee" },
    { start: getOffset("2"), end: getOffset("2") + 1, text: "22" },
    { start: getOffset("c"), end: getOffset("d"), text: "" },
  ];
  expect(shown(edits, 1)).toEqual([" 1 a = 1|-2 b = 2|+2 bee = 22|-3 c = 3| 4 d = 4"]);
});
