import { expect, test } from "vitest";
import { tagSlug } from "./collect-tags.ts";

test.each([
  ["Getting started", "getting-started"],
  ["💡", "%F0%9F%92%A1"],
  ["é", "%C3%A9"],
  ["..", "2e2e"],
  ["../..", "2e2e2f2e2e"],
  ["/", "2f"],
])("the address of the tag `%s` ends in %s", (name, expected) => {
  expect(tagSlug(name, null)).toBe(expected);
});
