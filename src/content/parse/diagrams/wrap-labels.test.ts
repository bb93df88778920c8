import { expect, test } from "vitest";
import { wrapLabels, wrapText } from "./wrap-labels.ts";

test.each([
  ["short", 20, "short"],
  ["a line that is too long for it", 20, "a line that is<br>too long for it"],
  ["one two three four", 9, "one two<br>three<br>four"],
  ["kept<br>where a writer breaks", 30, "kept<br>where a writer breaks"],
  ["terraform-aws-vpc/modules", 12, "terraform-<br>aws-vpc/<br>modules"],
  ["Straightforwardness", 6, "Straightforwardness"],
])("%j in lines of %i characters", (text, most, lines) => {
  expect(wrapText(text, most)).toBe(lines);
});

test("labels of nodes and arrows are broken, ids, groups and notes are not", () => {
  const source = [
    "%% a note that is long enough to be broken",
    "flowchart LR",
    "subgraph one [A long name of a group]",
    'a["A long name of a node"]:::key -->|a long label| b([Another long name])',
    "a & b -->|text of an arrow| c",
    "end",
  ].join("\n");
  expect(wrapLabels(source, 12).split("\n")).toEqual([
    "%% a note that is long enough to be broken",
    "flowchart LR",
    "subgraph one [A long name of a group]",
    'a["A long name<br>of a node"]:::key -->|a long<br>label| b([Another<br>long name])',
    "a & b -->|text of<br>an arrow| c",
    "end",
  ]);
});

test("other kinds stay as they are", () => {
  const source = "sequenceDiagram\n A->>B: a message that is long";
  expect(wrapLabels(source, 5)).toBe(source);
});
