import { expect, it } from "vitest";
import type { FeedForm } from "../../model/reference/feed.ts";
import { feedExpression } from "./feed-expression.ts";

it.each<[FeedForm, string | null, string]>([
  ["whole", null, "module.vpc.ids"],
  ["item", null, "[module.vpc.ids]"],
  ["one", "0", "module.vpc.ids[0]"],
  ["one", "example.com", 'module.vpc.ids["example.com"]'],
  ["values", null, "values(module.vpc.ids)"],
])("writes the form %s with the key %s", (form, key, expected) => {
  expect(feedExpression({ output: "ids", form, key }, "module.vpc")).toBe(expected);
});
