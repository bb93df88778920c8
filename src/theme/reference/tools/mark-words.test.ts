import { expect, test } from "vitest";
import { findWords } from "./mark-words.ts";

test.each([
  ["vpc_subnet_ids", ["subnet"], ["subnet"]],
  ["vpc_subnet_ids", ["vpc-subnet"], ["vpc_subnet"]],
  ["Number of NAT gateways", ["nat", "gate"], ["NAT", "gate"]],
  ["Whether nodes run", ["no", "odes"], ["nodes"]],
  ["aaaa", ["aa"], ["aaaa"]],
  ["a b a", ["a"], []],
  ["nothing", ["vpc"], []],
  // In lower case it has one character more.
  ["\u0130 subnet", ["subnet"], []],
])("in %j, %j marks %j", (text, words, marked) => {
  expect(findWords(text, words).map(([start, end]) => text.slice(start, end))).toEqual(marked);
});
