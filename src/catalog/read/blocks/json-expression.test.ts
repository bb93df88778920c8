import { expect, test } from "vitest";
import { jsonExpression } from "./json-expression.ts";

test.each([
  ["${var.a}", "var.a"],
  ['${join(",", var.a)}', 'join(",", var.a)'],
  ["${~ var.a ~}", "var.a"],
  ["${a}${b}", '"${a}${b}"'],
  ['say "${f("x")}"\n', '"say \\"${f("x")}\\"\\n"'],
  ["$${a} %%{b} c:\\d", '"$${a} %%{b} c:\\\\d"'],
  ["%{ if a }b%{ endif }", '"%{ if a }b%{ endif }"'],
  [[1, null, true, {}], "[1, null, true, {}]"],
  [{ a: "${b}", "c d": ["e"] }, '{ "a" = b, "c d" = ["e"] }'],
])("writes %j in HCL", (value, text) => {
  expect(jsonExpression(value)).toBe(text);
});
