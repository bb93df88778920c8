import { getHeapStatistics } from "node:v8";
import { expect, it, vi } from "vitest";
import { collectGarbage, watchMemory } from "./memory-watch.ts";

const megabyte = 1024 ** 2;

/** A heap of 100 MB in which garbage collection never frees `live`. */
function getHeap(live: number, garbage: number) {
  let used = live + garbage;
  return {
    used: () => used * megabyte,
    limit: 100 * megabyte,
    collect: vi.fn(() => {
      used = live;
    }),
  };
}

it("frees garbage when the heap fills up", () => {
  const heap = getHeap(40, 55);
  const watch = watchMemory(heap);
  for (let page = 1; page <= 100; page++) watch(page, 100);
  expect(heap.collect).toHaveBeenCalledTimes(1);
});

it("does nothing if the heap has space", () => {
  const heap = getHeap(40, 40);
  const watch = watchMemory(heap);
  watch(1, 100);
  expect(heap.collect).not.toHaveBeenCalled();
});

it("ends the build with a hint before Node runs out of memory", () => {
  const watch = watchMemory(getHeap(82, 10));
  expect(() => watch(7, 100)).toThrow(
    "more memory than the 100 MB that Node allows, after 7 of 100",
  );
});

it("a major collection frees objects that have survived others", () => {
  const objects: { list: object[] | undefined } = {
    list: Array.from({ length: 300_000 }, (_, index) => ({ index })),
  };
  for (let round = 0; round < 3; round++) collectGarbage("minor");
  const before = getHeapStatistics().used_heap_size;
  objects.list = undefined;
  collectGarbage("major");
  expect(before - getHeapStatistics().used_heap_size).toBeGreaterThan(5 * megabyte);
});
