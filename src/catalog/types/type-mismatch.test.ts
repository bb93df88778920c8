import { expect, test } from "vitest";
import { readTestModule } from "../../../tests/support/read-test-module.ts";

test.each([
  ["bool", '"1"', true],
  ["bool", "1", false],
  ["bool", '"True"', false],
  ["number", '"-1.5e3"', true],
  ["number", '"0x10"', false],
  ["number", '" 5"', false],
  ["string", "5", true],
  ["set(string)", '["a", 1, null]', true],
  ["map(string)", "{ a = [] }", false],
  ["tuple([string, bool])", '["a"]', false],
  ["object({ a = optional(string) })", "{ more = 1 }", true],
])("converts to %s from %s as Terraform does: %s", async (type, value, fits) => {
  const text = `variable "x" {\n  type    = ${type}\n  default = ${value}\n}\n`;
  const { diagnostics } = await readTestModule(text);
  expect(diagnostics.length).toBe(fits ? 0 : 1);
});
