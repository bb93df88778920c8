import { expect, test } from "vitest";
import { findJsonError, parseCategory } from "./load-docs.ts";

test("a valid file", () => {
  const { metadata, diagnostics } = parseCategory('{ "label": "A", "position": 2 }', "c.json");
  expect(diagnostics).toEqual([]);
  expect(metadata).toEqual({ label: "A", position: 2, collapsible: true, collapsed: true });
});

test("an unknown key at its location", () => {
  const { diagnostics } = parseCategory('{\n  "label": "A",\n  "positon": 2\n}', "c.json");
  expect(diagnostics).toMatchObject([
    { line: 3, column: 3, message: "unknown key `positon`", hint: "did you mean `position`?" },
  ]);
});

test("a comma too many at its location", () => {
  const { diagnostics } = parseCategory('{\n  "label": "A",\n}', "c.json");
  expect(diagnostics).toMatchObject([{ line: 3, column: 1, rule: "invalid-category" }]);
});

test.each([
  "{",
  "[1,]",
  "{'a': 1}",
  '{"a" 1}',
  '{"a": 1} x',
  "",
  '{"a": tru}',
  '"a\nb"',
  '"a\tb"',
  '{\u00a0"a": 1}',
  "[1}",
])("what JSON.parse refuses has a location: %j", (text) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(findJsonError(text)).toBeTypeOf("number");
});

test.each([
  "{}",
  "[]",
  '{"a": [1, -2.5e3, "x\\n", {"b": null}], "c": true}',
  " 1 ",
  '\t"é \u007f \u2028 💡"\r\n',
])("what JSON.parse accepts has none: %j", (text) => {
  expect(() => JSON.parse(text)).not.toThrow();
  expect(findJsonError(text)).toBeUndefined();
});
