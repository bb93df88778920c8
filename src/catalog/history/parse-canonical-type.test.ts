import { expect, it } from "vitest";
import { readTestInput } from "../../../tests/support/read-test-module.ts";
import type { toCanonicalType } from "../types/canonical-type.ts";
import { parseCanonicalType } from "./parse-canonical-type.ts";

it.each([
  "string",
  "any",
  "list(map(string))",
  "tuple([string, list(number)])",
  "object({  })",
  "object({ a = string, b = optional(object({ c = set(bool) })) })",
  'map(object({ a-b = optional(map(list(string)), {"x":["a)","b"]}), c = any }))',
])("reads %s as the parser of HCL does", async (text) => {
  const { typeTree } = await readTestInput(`variable "x" {\n  type = ${text}\n}\n`);
  expect(withoutDefaults(parseCanonicalType(text))).toBe(withoutDefaults(typeTree));
});

/** Removes defaults of attributes, which readers of histories do not need. */
function withoutDefaults(type: Parameters<typeof toCanonicalType>[0]): string {
  return JSON.stringify(type, (key, value) => (key === "default" ? null : value));
}

it.each([
  "",
  "strin",
  "list(",
  "list()",
  "list(string",
  "object({ a })",
  "object({ a = string",
  ")",
  "tuple(string)",
])("takes %j for no type", (text) => {
  expect(parseCanonicalType(text)).toEqual({ kind: "unknown", text });
});
