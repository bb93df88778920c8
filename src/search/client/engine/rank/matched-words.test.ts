import { expect, it } from "vitest";
import { createMissingWordsMask } from "./matched-words.ts";

it("ignores the words whose terms have no bit", () => {
  const terms = Array.from({ length: 40 }, (_, index) => ({
    matches: [],
    isWholeIdentifier: false,
    weight: 1,
    word: Math.floor(index / 4),
  }));
  const getMissingWords = createMissingWordsMask(terms);
  expect(getMissingWords(2 ** 31 - 1)).toBe(0);
  expect(getMissingWords(0b1111)).toBe(0b11111110);
});
