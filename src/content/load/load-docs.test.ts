import { expect, test } from "vitest";
import { parseCategory } from "./load-docs.ts";

test("a valid file", () => {
  const { metadata, diagnostics } = parseCategory('{ "label": "A", "position": 2 }', "c.json");
  expect(diagnostics).toEqual([]);
  expect(metadata).toEqual({ label: "A", position: 2, collapsible: true, collapsed: true });
});

test.each([
  ["label: [", "the file is not valid YAML"],
  ["label: *foo", "the file names a value `*foo`"],
])("YAML that cannot be read: %s", (text, message) => {
  const { diagnostics } = parseCategory(text, "c.yml");
  expect(diagnostics).toMatchObject([{ line: 1, message: expect.stringContaining(message) }]);
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
