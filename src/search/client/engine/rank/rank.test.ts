import { expect, it } from "vitest";
import { completeFirst, groupByPage } from "./rank.ts";

const ranked = (...scores: [record: number, score: number][]) =>
  scores.map(([record, score]) => ({ record, score, missing: 0, missingShare: 0 }));

it("groups the results of a page at the rank of its best one", () => {
  const groups = groupByPage(ranked([7, 9], [1, 8], [6, 7], [2, 6]), [0, 5]);
  expect(groups.map(({ hits }) => hits.map(({ record }) => record))).toEqual([
    [7, 6],
    [1, 2],
  ]);
});

it("leaves out a place that is far behind, and the fifth", () => {
  const near = ranked([0, 10], [1, 9], [2, 8], [3, 7], [4, 6]);
  expect(groupByPage(near, [0])[0]?.hits).toHaveLength(4);
  expect(groupByPage(ranked([0, 10], [1, 3], [2, 2.9]), [0])[0]?.hits).toHaveLength(2);
});

it("puts places with every word before those that lack some", () => {
  const [some, all] = [{ record: 1, score: 9, missing: 2, missingShare: 0.5 }, ...ranked([2, 1])];
  expect(completeFirst([some, all].flatMap((one) => one ?? []))).toEqual([all, some]);
});
