import { expect, it } from "vitest";
import { decodeDeltas, encodeDeltas } from "./delta-encoding.ts";

it.each([
  [[]],
  [[0]],
  [[56, 57, 114, 115]],
  [[1, 1, 0xd800 - 36, 0xd800 - 35 + 0xd800 - 36, 1_000_000]],
  [[0xd800 - 35, 0x20_000, 1_000_000]],
])("reads what it has written: %j", (numbers) => {
  expect(decodeDeltas(encodeDeltas(numbers))).toEqual(numbers);
});

it("writes a character for each number, and no blank", () => {
  const text = encodeDeltas(
    Array.from({ length: 90 }, (_, index) => (index * index) / 2 + index / 2),
  );
  expect([...text]).toHaveLength(90);
  expect(text).not.toMatch(/[\s"]/);
});
