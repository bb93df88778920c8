import { expect, test } from "vitest";
import { readTestInput } from "../read/read-test-module.ts";
import { acceptsAll } from "./accepts-all.ts";

test.each([
  ["string", "string", true],
  ["number", "string", true],
  ["string", "number", false],
  ["list(string)", "any", true],
  ["any", "string", false],
  ["list(number)", "list(string)", true],
  ["list(string)", "set(string)", false],
  ["map(string)", "map(any)", true],
  ["tuple([number, bool])", "tuple([string, bool])", true],
  ["tuple([number])", "tuple([number, bool])", false],
  ["object({ a = string })", "object({ a = string, b = optional(bool) })", true],
  ["object({ a = string })", "object({ a = optional(string, 1) })", true],
  ["object({ a = optional(string) })", "object({ a = string })", false],
  ["object({ a = string })", "object({ a = string, b = bool })", false],
  ["object({ a = string, b = bool })", "object({ a = string })", false],
  ["map(object({ a = number }))", "map(object({ a = string, b = optional(any) }))", true],
  ["object({ a = string })", "map(string)", false],
])("what was %s fits into %s: %s", async (before, now, fits) => {
  const typeOf = async (type: string) =>
    (await readTestInput(`variable "x" {\n  type = ${type}\n}\n`)).typeTree;
  expect(acceptsAll(await typeOf(now), await typeOf(before))).toBe(fits);
});
