import { expect, it } from "vitest";
import { groupByPage, limitChunks, pageLimits, putCompleteMatchesFirst } from "./rank.ts";

const ranked = (...scores: [record: number, score: number][]) =>
  scores.map(([record, score]) => ({ record, score, missing: 0 }));

it("groups the results of a page at the rank of its best one", () => {
  const groups = groupByPage(ranked([7, 9], [1, 8], [6, 7], [2, 6]), [0, 5], pageLimits.keywords);
  expect(groups.map(({ hits }) => hits.map(({ record }) => record))).toEqual([
    [7, 6],
    [1, 2],
  ]);
});

it("drops a record with a low score, and the fifth of a page", () => {
  const near = ranked([0, 10], [1, 9], [2, 8], [3, 7], [4, 6]);
  const { keywords, question } = pageLimits;
  expect(groupByPage(near, [0], keywords)[0]?.hits).toHaveLength(4);
  const far = ranked([0, 10], [1, 3], [2, 2.9]);
  expect(groupByPage(far, [0], keywords)[0]?.hits).toHaveLength(2);
  expect(groupByPage(far, [0], question)[0]?.hits).toHaveLength(3);
});

it("keeps a record of a question that is better than the third page", () => {
  const results = ranked([0, 1000], [1, 9], [10, 8], [20, 7], [2, 6]);
  const [first] = groupByPage(results, [0, 10, 20], pageLimits.question);
  expect(first?.hits.map(({ record }) => record)).toEqual([0, 1]);
});

it("puts records with every word before those that lack some", () => {
  const [some, all] = [{ record: 1, score: 9, missing: 2 }, ...ranked([2, 1])];
  expect(putCompleteMatchesFirst([some, all].flatMap((item) => item ?? []))).toEqual([all, some]);
});

const page = (...records: number[]) => ({
  hits: records.map((record) => ({ record, score: 1, missing: 0 })),
});

/** Ten records a chunk. */
const starts = Array.from({ length: 20 }, (_, chunk) => chunk * 10);

const limited = (pages: ReturnType<typeof page>[]) =>
  limitChunks(
    pages,
    pages.flatMap(({ hits }) => hits),
    { starts, maxChunks: 6 },
  );

it("keeps every result while six chunks contain them", () => {
  const pages = [page(1, 2, 11), page(25, 31), page(41, 55)];
  expect(limited(pages)).toEqual(pages);
});

it("omits a result that needs a seventh chunk, but not one in a loaded chunk", () => {
  const pages = [page(1, 11, 21, 31, 41), page(51, 61, 2)];
  expect(limited(pages)).toEqual([page(1, 11, 21, 31, 41), page(51, 2)]);
});

it("loads the best other result instead of the last page", () => {
  const pages = [0, 1, 2, 3, 4, 5].map((chunk) => page(chunk * 10));
  expect(limited(pages)).toEqual(pages);
  const repeated = { hits: ranked([0, 9], [155, 8]) };
  expect(limited([repeated, ...pages.slice(1)])).toEqual([repeated, ...pages.slice(1, 5)]);
});

it("loads a result with every word instead of one that lacks some and scores higher", () => {
  const complete = ranked([0, 5], [155, 4]);
  const partial = [{ record: 165, score: 9, missing: 1 }];
  const others = [1, 2, 3, 4].map((chunk) => page(chunk * 10));
  const pages = [{ hits: complete }, ...others, { hits: partial }];
  const order = putCompleteMatchesFirst([
    ...partial,
    ...pages.slice(0, 5).flatMap(({ hits }) => hits),
  ]);
  expect(limitChunks(pages, order, { starts, maxChunks: 6 })).toEqual(pages.slice(0, 5));
});
