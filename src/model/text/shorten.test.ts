import { expect, it } from "vitest";
import { shorten } from "./shorten.ts";

it.each([
  ["abcdef", "abcdef"],
  ["abcdefg", "abcde…"],
  ["abcd efg", "abcd…"],
  ["abcd🚀g", "abcd…"],
])("shortens %j to at most six characters", (text, shortened) => {
  expect(shorten(text, 6)).toBe(shortened);
});
