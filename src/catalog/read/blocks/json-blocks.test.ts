import { expect, it, test } from "vitest";
import { readTestModule, summarize } from "../../../../tests/support/read-test-module.ts";
import { getJsonExpression } from "./json-blocks.ts";

it("reads JSON configuration", async () => {
  const { module } = await readTestModule({
    "variables.tf.json": `{
  "//": "a comment",
  "variable": {
    "a": { "type": "list(string)", "description": "Has \${no} templates.", "default": ["x"] },
    "b": [{ "type": "bool", "nullable": false }]
  },
  "output": { "c": { "value": "\${var.a}", "description": "C." } }
}`,
  });
  expect(module.inputs).toMatchObject([
    {
      name: "a",
      type: "list(string)",
      typeTree: { kind: "collection", name: "list" },
      description: "Has ${no} templates.",
      default: { value: ["x"] },
      source: { line: 4 },
    },
    { name: "b", type: "bool", required: true, nullable: false },
  ]);
  expect(module.outputs).toMatchObject([{ name: "c", description: "C." }]);
});

test.each([
  ['{ "variable": { "a": { "default": 1, } } }', "1:38", "a key in double quotes is expected"],
  ["{ 'variable': { 'a': {} } }", "1:3", "this character is not allowed here"],
  ['{ "variable": { "a": {} } } # b', "1:29", "this character is not allowed here"],
  ['{ "variable": { "a": {}', "1:24", "a comma or `}` is expected"],
  ['{ "variable": x }', "1:15", "this character is not allowed here"],
  ["", "1:1", "the file is empty"],
  ["[]", "1:1", "the file is not an object"],
])("rejects %s", async (text, place, reason) => {
  const { diagnostics } = await readTestModule({ "a.tf.json": text });
  expect(diagnostics.map(summarize)).toEqual([
    expect.stringContaining(
      `a.tf.json:${place} invalid-json: this is not JSON configuration: ${reason}`,
    ),
  ]);
});

it("reads JSON whatever its layout", async () => {
  const { module, diagnostics } = await readTestModule({
    "a.tf.json": '{\r\n"variable": {\r\n\t"a": {\n"default": {\n\t\t"k": "\\u00e9\\/"\n}\n}}}',
  });
  expect(diagnostics).toEqual([]);
  expect(module.inputs[0]?.default?.value).toEqual({ k: "é/" });
});

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
  expect(getJsonExpression(value)).toBe(text);
});
