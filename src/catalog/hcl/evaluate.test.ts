import { expect, test } from "vitest";
import { readTestInput } from "../read/read-test-module.ts";

test.each([
  ["1e3", 1000],
  ["-2.50", -2.5],
  ["60 * 60 + 1", 3601],
  ["5 % 3", 2],
  ["(1 > 2 || !false) && true", true],
  ['"a" == "a"', true],
  ['true ? "yes" : "no"', "yes"],
  ['"tab\\t\\"q\\" \\u00e9 \\U0001F600"', 'tab\t"q" é 😀'],
  ['"$${lit} %%{lit} 100% $5"', "${lit} %{lit} 100% $5"],
  ['"$$$${lit} ends in $$"', "$$${lit} ends in $$"],
  ['"a${"b"}${5}${true}"', "ab5true"],
  ['"${5}"', 5],
  ['"x ${~ "y" ~} z"', "xyz"],
  ['"e\\u0301"', "é"],
  ['[1, "a", [true], {}, null,]', [1, "a", [true], {}, null]],
  ["[1, 2][1]", 2],
  ["{ a = { b = 3 } }.a.b", 3],
  ['{ a = 1, "b.c" = 2, d : 3, (1 == 1 ? "k" : "l") = 4 }', { a: 1, "b.c": 2, d: 3, k: 4 }],
  ["{ if = 1\n true = 2\n 1 = 3 }", { 1: 3, if: 1, true: 2 }],
  ['{ a = [1]\n ("b") = 1e3 }', { a: [1], b: 1000 }],
  ['<<EOT\n  keep\n\\n "q"\n  EOT', '  keep\n\\n "q"\n'],
  ["<<EOT\nEOT", ""],
  ['<<-EOT\n    a\n\n      b ${"c"}\n  EOT', "a\n\n  b c\n"],
  ['<<-EOT\n    a\n    ${"b"}\n  EOT', "a\nb\n"],
  ['<<-EOT\n    a\n  ${"b"} c\n  EOT', "  a\nb c\n"],
])("%s", async (source, value) => {
  const input = await readTestInput(`variable "x" {\n default = ${source}\n}\n`);
  expect(input.default).toEqual({ text: source, value, known: true });
});

test("keeps the key `__proto__`", async () => {
  const text = 'variable "x" {\n default = { "__proto__" = { x = 1 }, constructor = 2 }\n}\n';
  const { default: fallback } = await readTestInput(text);
  expect(JSON.stringify(fallback?.value)).toBe('{"__proto__":{"x":1},"constructor":2}');
});

test("drops the indentation of `<<-` in files with CRLF", async () => {
  const text = 'variable "x" {\r\n description = <<-EOT\r\n   a\r\n     b\r\n EOT\r\n}\r\n';
  expect((await readTestInput(text)).description).toBe("a\n  b\n");
});
