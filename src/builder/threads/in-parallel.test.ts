import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { inParallel } from "./in-parallel.ts";

it("processes every item once, within the concurrency limit", async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await inParallel([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++running);
    await turn();
    running--;
    done.push(item);
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it("rejects if the work rejects", async () => {
  const work = () => Promise.reject(new Error("no"));
  await expect(inParallel([1], 4, work)).rejects.toThrow("no");
});

it("starts no item after an error, and finishes the current ones", async () => {
  const taken: number[] = [];
  let done = 0;
  const work = async (item: number) => {
    taken.push(item);
    if (item === 1) throw new Error("no");
    await turn();
    done++;
  };
  await expect(inParallel([1, 2, 3, 4], 2, work)).rejects.toThrow("no");
  expect({ taken, done }).toEqual({ taken: [1, 2], done: 1 });
});
