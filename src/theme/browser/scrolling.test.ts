import { expect, test } from "vitest";
import { scrollNeeded } from "./scrolling.ts";

const box = { top: 100, bottom: 400 };

test("an item in view stays where it is", () => {
  expect(scrollNeeded(box, { top: 100, bottom: 130 })).toBe(0);
  expect(scrollNeeded(box, { top: 370, bottom: 400 })).toBe(0);
});

test("an item below the box is scrolled to a third of its height above the lower edge", () => {
  expect(scrollNeeded(box, { top: 470, bottom: 500 })).toBe(200);
});

test("an item above the box is scrolled to a third of its height below the upper edge", () => {
  expect(scrollNeeded(box, { top: 40, bottom: 70 })).toBe(-160);
});
