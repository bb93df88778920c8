import { expect, test } from "vitest";
import { getCollapseDuration } from "./collapsible.ts";

test.each([
  [0, 0],
  [36, 192],
  [576, 372],
  [2916, 652],
  [1_000_000, 3000],
])("a section of %i px takes %i ms", (height, duration) => {
  expect(getCollapseDuration(height)).toBe(duration);
});
