import { expect, it } from "vitest";
import type { SearchScope } from "../../../../model/search/search.ts";
import { getQuestionWeights, type QuestionWeights, rankQuestionMatches } from "./rank-questions.ts";

const topicQuery = { situationShare: 0, areKeywords: false, hasCode: false };
const wordsOnly: QuestionWeights = {
  words: 1,
  phrase: 0,
  title: 0,
  entry: 0,
  question: 0,
  sentence: 0,
  comparison: 0,
  ownRelative: 0,
  ownPage: 0,
  listedRelative: 0,
  listedAbsolute: 0,
  listedPage: 0,
  hasListed: 0,
  isPage: 0,
  isEntry: 0,
  isPost: 0,
  isAnswer: 0,
};
const noScores = { relative: 0, absolute: 0, page: 0 };
const matches = [0, 1, 2].map((record) => ({ record, score: 3 - record, missing: 0 }));
const order = (weights: QuestionWeights) =>
  rankQuestionMatches(matches, {
    questionScores: (record) => ({
      own: { ...noScores, relative: record / 2 },
      listed: noScores,
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

it("keeps the order of the word scores if only they have a weight", () => {
  expect(order(wordsOnly)).toEqual([0, 1, 2]);
});

it("adds each feature times its weight", () => {
  expect(order({ ...wordsOnly, comparison: 1, ownRelative: 9 })).toEqual([2, 1, 0]);
  expect(order({ ...wordsOnly, comparison: 1, hasListed: 9 })).toEqual([2, 0, 1]);
  expect(order({ ...wordsOnly, isEntry: 9 })).toEqual([1, 0, 2]);
  expect(order({ ...wordsOnly, isPage: -9 })).toEqual([1, 0, 2]);
  expect(order({ ...wordsOnly, isAnswer: 9 })).toEqual([2, 0, 1]);
});

it.each([
  true,
  false,
])("prefers sections that answer a question if the query describes a situation (keywords: %s)", (areKeywords) => {
  const getWeight = (situationShare: number) =>
    getQuestionWeights({ ...topicQuery, situationShare, areKeywords }).isAnswer;
  expect(getWeight(1)).toBeGreaterThan(getWeight(0));
});

it("compares less with questions if the query has code", () => {
  const { comparison } = getQuestionWeights({ ...topicQuery, hasCode: true });
  expect(comparison).toBeLessThan(getQuestionWeights(topicQuery).comparison);
});
