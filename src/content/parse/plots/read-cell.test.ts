import { expect, test } from "vitest";
import { numberOf } from "./read-cell.ts";

test.each([
  ["about $1,200", 1200],
  ["-$5", -5],
  ["$-5", -5],
  ["−$1,200", -1200],
  ["10 µs", 10],
  ["5 °C", 5],
  ["10 m²", 10],
  ["12 GB per month", 12],
  ["1,2,3", undefined],
  ["none", undefined],
])("the number in %j is %s", (text, expected) => {
  expect(numberOf(text)).toBe(expected);
});
