import { expect, it } from "vitest";
import { getUnbalancedBracket, isOneExpression } from "./scan-hcl.ts";

it.each([
  "1",
  "var.name",
  '"text"',
  '"a ${join(",", ["}"])} b"',
  '"$${not a template"',
  '"say \\"hello\\""',
  "[1, 2]",
  '{\n  a = 1 # why\n  b = "2"\n}',
  "jsonencode({ a = [1] })",
  "a == b ? 1 : 2",
  "<<-EOT\n  { unclosed\n  EOT",
  "[<<-EOT\nx\nEOT\n]",
  "(\n1\n+ 2)",
  "[/* , ] */ 1]",
  '"${ /* " */ var.a }"',
  "!a && f (1) [0] > -b",
])("takes %s", (text) => expect(isOneExpression(text)).toBe(true));

it.each([
  "",
  " ",
  "[1",
  "1]",
  "(1]",
  '"open',
  '"a\nb"',
  '"${open"',
  "1\nb = 2",
  "1, 2",
  "var.a var.b",
  '"a" "b"',
  "f(1) 2",
  "1 # why",
  "1 // why",
  "[/* 1]",
  "<<EOT\nx\nEOT",
  "<<-EOT\nx",
  "<<-EOT\nx\nEOT\ny = 1",
  '}\n\nmodule "other" {',
])("rejects %j", (text) => expect(isOneExpression(text)).toBe(false));

it.each([
  ["a = { b = [1 }", { offset: 10, bracket: "[", isOpen: true }],
  ["a {\n  b = 1\n  }\n}\n", { offset: 16, bracket: "}", isOpen: false }],
  ['a {\n  b {\n    c = "}"\n}\n', { offset: 2, bracket: "{", isOpen: true }],
  ["a = [1] # {\n", undefined],
  ['a = "${ /* " */ b }"\nc = [1', { offset: 25, bracket: "[", isOpen: true }],
])("the bracket of %j that has no other is %o", (source, expected) => {
  expect(getUnbalancedBracket(source)).toEqual(expected);
});
