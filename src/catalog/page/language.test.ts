import { expect, test } from "vitest";
import { countOf, english } from "./language.ts";

test.each([
  [0, "no outputs"],
  [1, "1 output"],
  [1760, "1,760 outputs"],
])("%i is %s", (count, text) => {
  expect(countOf(count, "outputs", english)).toBe(text);
});
