import { expect, test } from "vitest";
import { createTagResolver, getTagSlug } from "./collect-tags.ts";

test.each([
  ["Getting started", "getting-started"],
  ["💡", "%F0%9F%92%A1"],
  ["é", "%C3%A9"],
  ["..", "2e2e"],
  ["../..", "2e2e2f2e2e"],
  ["/", "2f"],
])("the address of the tag `%s` ends in %s", (name, expected) => {
  expect(getTagSlug(name, null)).toBe(expected);
});

test("a tag has the label of its page, whatever the spelling in an article", () => {
  const collected = [{ label: "Go", description: "", slug: "go", articles: [] }];
  const settings = { baseUrl: "/", trailingSlash: false };
  const { getLinks } = createTagResolver("/tags", { tags: null, collected }, settings);
  expect(getLinks(["go", "GO", "unlisted"])).toEqual([{ label: "Go", href: "/tags/go" }]);
});
