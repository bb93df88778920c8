import { describe, expect, it } from "vitest";
import { findLastIndexAtMost } from "../find-last-index-at-most.ts";
import { getChunkStarts } from "./search.ts";

describe("chunks", () => {
  it.each([
    ["short pages share one", [3, 3, 3, 3, 3], [0, 6, 12]],
    ["a page that does not fit begins another", [5, 7, 1], [0, 5]],
    ["a page that just fits stays", [5, 3], [0]],
    ["a long page has several, and what is left is shared", [2, 18, 3], [0, 2, 10, 18]],
    ["no pages", [], [0]],
  ])("%s", (_, pages, starts) => {
    expect(getChunkStarts(pages)).toEqual(starts);
  });

  it("are never longer than eight records", () => {
    const pages = Array.from({ length: 500 }, (_, index) => (index * 37) % 61);
    const total = pages.reduce((sum, count) => sum + count, 0);
    const starts = getChunkStarts(pages);
    const sizes = starts.map((start, index) => (starts[index + 1] ?? total) - start);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(8);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
  });
});

it.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [9, 2],
  [100, 2],
])("%d is in the chunk with the index %d", (value, index) => {
  expect(findLastIndexAtMost([0, 5, 9], value)).toBe(index);
});
