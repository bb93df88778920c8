import { expect, test } from "vitest";
import { readTestInput, readTestModule } from "../../../../tests/support/read-test-module.ts";

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
  ["false ? 1 : false ? 2 : true ? 3 : 4", 3],
  ['true ? 1 : "b"', "1"],
  ["true ? null : 2", null],
  ['"5" + 1', 6],
  ['!"true" || "1" && true', true],
  ["0.1 + 0.2", 0.3],
  ['"${1 / 8}, ${1000000 * 1000000 * 10000000000}"', "0.125, 10000000000000000000000"],
  ['[for x in ["a", "b"] : "${x}!" if x != "a"]', ["b!"]],
  [
    '[for i, x in ["a", null] : { at = i, (i == 0 ? "x" : "y") = x }]',
    [
      { at: 0, x: "a" },
      { at: 1, y: null },
    ],
  ],
  ["{ for k, v in { b = 1, a = 2 } : v => k }", { 1: "b", 2: "a" }],
  ['{ for x in ["ab", "ac", "b"] : x == "b" ? "b" : "a" => x... }', { a: ["ab", "ac"], b: ["b"] }],
  ["[for x in [[1, 2], [3]] : [for y in x : y * 2]]", [[2, 4], [6]]],
  ["[{ a = [1, 2] }, { a = [3, 4] }][*].a[0]", [1, 3]],
  ["[{ a = [1, 2] }, { a = [3, 4] }].*.a[0]", [1, 2]],
  ['["a"][*]', ["a"]],
  ['{ a = "x" }[*].a', ["x"]],
  ["null[*]", []],
  ['"%{ if 1 > 2 }a%{ else }b ${"c"}%{ endif }"', "b c"],
  ['"x %{~ if true ~} y \\n%{~ endif }!"', "xy!"],
  ['"%{ for k, v in { a = 1, b = 2 } }${k}=${v};%{ endfor }"', "a=1;b=2;"],
  [
    '<<-EOT\n  %{ for x in ["a", "b"] ~}\n  - ${x}%{ if x == "b" } (last)%{ endif }\n  %{ endfor ~}\n  end\n  EOT',
    "  - a\n  - b (last)\n  end\n",
  ],
])("%s", async (source, value) => {
  const input = await readTestInput(`variable "x" {\n default = ${source}\n}\n`);
  expect(input.default).toEqual({ text: source, value, known: true });
});

test("keeps the key `__proto__`", async () => {
  const text = 'variable "x" {\n default = { "__proto__" = { x = 1 }, constructor = 2 }\n}\n';
  const { default: defaultValue } = await readTestInput(text);
  expect(JSON.stringify(defaultValue?.value)).toBe('{"__proto__":{"x":1},"constructor":2}');
});

test("drops the indentation of `<<-` in files with CRLF", async () => {
  const text = 'variable "x" {\r\n description = <<-EOT\r\n   a\r\n     b\r\n EOT\r\n}\r\n';
  expect((await readTestInput(text)).description).toBe("a\n  b\n");
});

test.each([
  "[1].length",
  "1 / 0",
  '"a" + 1',
  "[for x in 5 : x]",
  '{ for x in ["a", "a"] : x => 1 }',
  "[for x in [1] : y]",
  "{ a = x }",
  "true ? 1 : x",
  "max(1, 2)",
])("has no value for %s", async (source) => {
  const { module, diagnostics } = await readTestModule(
    `variable "x" {\n  default = ${source}\n}\n`,
  );
  expect(module.inputs[0]?.default).toMatchObject({ known: false });
  expect(diagnostics.map(({ rule }) => rule)).toEqual(["default-not-constant"]);
});
