import { expect, it } from "vitest";
import { withinChunks } from "./within-chunks.ts";

const page = (...records: number[]) => ({
  hits: records.map((record) => ({ record, score: 1 })),
});

/** Ten records a chunk. */
const starts = Array.from({ length: 20 }, (_, chunk) => chunk * 10);

it("keeps every place while six chunks hold them", () => {
  const pages = [page(1, 2, 11), page(25, 31), page(41, 55)];
  expect(withinChunks(pages, starts)).toEqual(pages);
});

it("leaves out a further place that needs a seventh chunk, but not one beside another", () => {
  const pages = [page(1, 11, 21, 31, 41), page(51, 61, 2)];
  expect(withinChunks(pages, starts)).toEqual([page(1, 11, 21, 31, 41), page(51, 2)]);
});

it("keeps the best place of each page, however many there are", () => {
  const pages = [0, 1, 2, 3, 4, 5, 6, 7].map((chunk) => page(chunk * 10, 150));
  expect(withinChunks(pages, starts)).toEqual(
    pages.map(({ hits }) => ({ hits: hits.slice(0, 1) })),
  );
});
