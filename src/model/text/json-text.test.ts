import { expect, it, test } from "vitest";
import { findFirstJsonError, findJsonPathPosition } from "./json-text.ts";

const text = '{\n  "a": [1, { "b": 2 }],\n  "c": null\n}\n';

test.each([
  [["a"], "2:3"],
  [["a", 1], "2:12"],
  [["a", 1, "b"], "2:14"],
  [["a", 1, "missing"], "2:12"],
  [["missing", 0], "1:1"],
  [[], "1:1"],
])("finds the path %j", (path, expected) => {
  const { line, column } = findJsonPathPosition(text, path);
  expect(`${line}:${column}`).toBe(expected);
});

test.each([
  ["", 0, "a value is expected"],
  ['{ "a": 1, }', 10, "a key in double quotes is expected"],
  ["[1,]", 3, "a value is expected"],
  ["[1 2]", 3, "a comma is expected"],
  ['{"a" 1}', 5, "a colon is expected"],
  ['{"a": "b\n"}', 6, "this string has no closing quote"],
  ['["\\q"]', 1, "this string has an invalid escape"],
  ["[1]\n2", 4, "only one value is allowed, but more text follows"],
  ["[1,\n2\n\n", 5, "a comma or `]` is expected"],
  ["// a\n1", 0, "comments are not allowed"],
  ["{'a': 1}", 1, "this character is not allowed here"],
])("finds the first error of %j", (json, offset, reason) => {
  expect(() => JSON.parse(json)).toThrow();
  expect(findFirstJsonError(json)).toEqual({ offset, reason });
});

test.each(["0", '{"a": [1.5e3, "\\u00e9\\n", null, {}]}', " [ ] \r\n"])("accepts %j", (json) => {
  expect(findFirstJsonError(json)).toBeUndefined();
});

it("rejects values that are nested too deeply to be read", () => {
  expect(findFirstJsonError("[".repeat(100_000))).toEqual({
    offset: 0,
    reason: "its values are nested too deeply",
  });
});
