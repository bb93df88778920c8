import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { getYamlSyntaxHint } from "./yaml-syntax-hint.ts";

test.each([
  ["a:\n\tb: 1", "indent with spaces"],
  ["a: 1\na: 2", "remove one of the two keys"],
  ["a: @b", "put the value in quotes"],
])("the hint of %j can be followed", (source, hint) => {
  const [error] = parseDocument(source).errors;
  expect(getYamlSyntaxHint(error?.message ?? "")).toBe(hint);
});
