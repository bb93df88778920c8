import { expect, it } from "vitest";
import { readHcl } from "./read-hcl.ts";

it.each([
  ['"a"', "a"],
  ['"a\\n\\"\\u00e9 $${x}"', 'a\n"é ${x}'],
  ["-1.5e3", -1500],
  ["null", null],
  ['[\n  "a" # first\n  , 1 /* second */\n]', ["a", 1]],
  ['[\n  "a", # first\n  true,\n]', ["a", true]],
  ['{ a = 1, "b c" : [2] }', { a: 1, "b c": [2] }],
  ["{\n  // one\n  a = { for = 1 }\n  b = {}\n}", { a: { for: 1 }, b: {} }],
])("reads the constant %j", (code, value) => {
  expect(readHcl(code)).toEqual({ value, isComplete: true });
});

it.each([
  ["var.a", null],
  ['"${var.a}-b"', null],
  ["[var.a, 1]", [null, 1]],
  ["{ a = var.b ? 1 : 2, c = length(var.d) }", { a: null, c: null }],
  ["{ (var.a) = 1 }", null],
  ["[for a in var.b : a]", null],
  ["{ for a in var.b : a => a }", null],
  ["[1][0]", null],
  ["1 + 1", null],
  ["[ # all\n  for a in var.b : a\n]", null],
  ["{\n  // all\n  for a in var.b : a => a\n}", null],
  ['[\n  var.a\n  ? "b"\n  : "c",\n  "d"\n]', [null, "d"]],
])("knows parts of %j", (code, value) => {
  expect(readHcl(code)).toEqual({ value, isComplete: false });
});

it.each([
  "",
  "yes",
  "[a]",
  "{ a = }",
  "{ a }",
  "{ = 1 }",
  '["a" "b"]',
  "[1,,2]",
  "{ a = b }",
])("does not accept %j", (code) => {
  expect(readHcl(code)).toBeUndefined();
});
