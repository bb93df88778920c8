import { expect, test } from "vitest";
import { nextTab } from "./tab-list.tsx";

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 0],
  ["ArrowLeft", 0, 2],
  ["ArrowLeft", 2, 1],
  ["Home", 1, 0],
  ["End", 0, 2],
  ["Enter", 1, undefined],
])("%s on tab %i of three leads to %s", (key, index, expected) => {
  expect(nextTab(key, { index, count: 3, isRtl: false })).toBe(expected);
});

test.each([
  ["ArrowLeft", 0, 1],
  ["ArrowLeft", 2, 0],
  ["ArrowRight", 0, 2],
  ["Home", 1, 0],
])("from right to left, %s on tab %i of three leads to %s", (key, index, expected) => {
  expect(nextTab(key, { index, count: 3, isRtl: true })).toBe(expected);
});
