import { expect, it } from "vitest";
import { collectRecords, forEachPosting, getFrequency, isTruncated } from "./index-reader.ts";

/** Records 4 and 9 of 2: impacts 10 and 3, the second one in the heading. */
const list = [2, 4, 20, 5, 7];

it("reads records, impacts and headings", () => {
  const found: unknown[] = [];
  forEachPosting(list, (...posting) => found.push(posting));
  expect(found).toEqual([
    [4, 10, false],
    [9, 3, true],
  ]);
  expect(getFrequency(list)).toBe(2);
});

it("detects a truncated list", () => {
  expect(isTruncated(list)).toBe(false);
  expect(isTruncated([3, ...list.slice(1)])).toBe(true);
});

it("joins the records of lists, also of damaged ones", () => {
  expect(collectRecords([list, [1, 7, 2], [], [1, 3]])).toEqual(new Set([4, 9, 7]));
});
