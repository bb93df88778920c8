import { expect, it } from "vitest";
import type { SearchScope } from "../../../../model/search/search.ts";
import { getQuestionWeights, type QuestionWeights, rankQuestionMatches } from "./rank-questions.ts";

const topic = { situationShare: 0, areKeywords: false, hasCode: false };
const none = Object.fromEntries(
  Object.keys(getQuestionWeights(topic)).map((name) => [name, name === "words" ? 1 : 0]),
) as unknown as QuestionWeights;
const zero = { relative: 0, absolute: 0, page: 0 };
const ranked = [0, 1, 2].map((record) => ({ record, score: 3 - record, missing: 0 }));
const order = (weights: QuestionWeights) =>
  rankQuestionMatches(ranked, {
    questionScores: (record) => ({
      own: { ...zero, relative: record / 2 },
      listed: zero,
      hasListed: record === 2,
    }),
    layout: {
      pageStarts: [0, 2],
      chunkStarts: [0],
      getScope: (record): SearchScope => (record === 1 ? "inputs" : "guides"),
      isAnswer: (record) => record === 2,
    },
    weights,
  }).map(({ record }) => record);

it("keeps the order of the words where nothing else counts", () => {
  expect(order(none)).toEqual([0, 1, 2]);
});

it("lets each sign count by its weight", () => {
  expect(order({ ...none, comparison: 1, ownRelative: 9 })).toEqual([2, 1, 0]);
  expect(order({ ...none, comparison: 1, hasListed: 9 })).toEqual([2, 0, 1]);
  expect(order({ ...none, isEntry: 9 })).toEqual([1, 0, 2]);
  expect(order({ ...none, isPage: -9 })).toEqual([1, 0, 2]);
  expect(order({ ...none, isAnswer: 9 })).toEqual([2, 0, 1]);
});

it.each([
  true,
  false,
])("prefers sections that answer a question if the query describes a situation (keywords: %s)", (areKeywords) => {
  const [short, full] = [0, 1].map(
    (situation) =>
      getQuestionWeights({ ...topic, situationShare: situation, areKeywords }).isAnswer,
  );
  expect(full).toBeGreaterThan(short ?? 0);
});

it("compares less with questions if the query has code", () => {
  const { comparison } = getQuestionWeights({ ...topic, hasCode: true });
  expect(comparison).toBeLessThan(getQuestionWeights(topic).comparison);
});
