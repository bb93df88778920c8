import { expect, it } from "vitest";
import { readAscending, writeAscending } from "./ascending.ts";

it.each([
  [[]],
  [[0]],
  [[56, 57, 114, 115]],
  [[1, 1, 57 * 34 - 1, 57 * 34 * 2, 1_000_000]],
])("reads what it has written: %j", (numbers) => {
  expect(readAscending(writeAscending(numbers))).toEqual(numbers);
});

it("needs a character for a short distance, and none is escaped in JSON", () => {
  const text = writeAscending(Array.from({ length: 3000 }, (_, index) => index * index));
  expect(writeAscending([3, 59, 60])).toHaveLength(3);
  expect(JSON.stringify(text)).toHaveLength(text.length + 2);
  expect(text).not.toContain(" ");
});
