import { expect, it } from "vitest";
import { PriorityQueue } from "./priority-queue.ts";

it("returns the first item among all that were added, and undefined when it is empty", () => {
  const queue = new PriorityQueue<number>((a, b) => a < b);
  for (const number of [5, 3, 8, 3, 1, 9, 2]) queue.push(number);
  expect(queue.pop()).toBe(1);
  queue.push(0);
  expect(queue.peek()).toBe(0);
  expect(Array.from({ length: 8 }, () => queue.pop())).toEqual([0, 2, 3, 3, 5, 8, 9, undefined]);
});
