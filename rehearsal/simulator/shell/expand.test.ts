import { expect, it } from "vitest";
import { expandWord } from "./expand.ts";

const variables: Record<string, string[]> = { A: ["a/b"], E: [""] };

it.each([
  ["${A}-$A", ["a/b-a/b"]],
  ["${U:-x}", ["x"]],
  ["${E:-x}", ["x"]],
  ["${E-x}", [""]],
  ["${A//\\//-}", ["a-b"]],
  ["${A/b/$E}", null],
  ["${U:-${A}}", null],
  ["${#A}", null],
])("expands %s", (text, expected) => {
  const word = { text, isDynamic: true, variables: [], line: 1, column: 1 };
  expect(expandWord(word, (name) => variables[name])).toEqual(expected);
});
