import { lastNotAfter } from "../../../../model/search/search.ts";
import type { IndexLayout } from "../index-reader.ts";
import type { QuestionScores } from "./question-matcher.ts";
import type { Ranked } from "./rank.ts";

/**
 * How much each sign that a place answers a question counts. The logarithm of a place's score is the
 * sum of its signs with these weights: a linear model, first fitted by logistic regression over the
 * same signs of the places that the words find. `bench/search/fit.ts` fits it again.
 */
export interface QuestionWeights {
  /** The score by the words of the question, in the index and in the text of the record. */
  words: number;
  phrase: number;
  title: number;
  entry: number;
  question: number;
  /** What the question means, see `Answering`. */
  place: number;
  alone: number;
  best: number;
  page: number;
  /** Share of the words of the question that the place lacks. */
  missing: number;
  /** Kinds of places: a page as a whole, an input or output, a post. */
  isPage: number;
  isEntry: number;
  isPost: number;
}

export const questionWeights: QuestionWeights = {
  words: 1.1,
  phrase: 1.85,
  title: 3.2,
  entry: 1.3,
  question: 0.15,
  place: 1.21,
  alone: 0.76,
  best: 1.6,
  page: 2.1,
  missing: -2.1,
  isPage: -0.32,
  isEntry: 2.57,
  isPost: -1.6,
};

export interface AnswerOptions {
  questionScores(record: number): QuestionScores;
  layout: IndexLayout;
  weights: QuestionWeights;
}

/** Ranks the places of a question again, by what it means. The best first. */
export function rankQuestionMatches(
  ranked: readonly Ranked[],
  { questionScores, layout, weights }: AnswerOptions,
): Ranked[] {
  const weightOf = ({ record, score, missingShare }: Ranked): number => {
    const { place, alone, best, page } = questionScores(record);
    const scope = layout.scopeOf(record);
    const isPage = layout.pages[lastNotAfter(layout.pages, record)] === record;
    const signs =
      weights.place * place +
      weights.alone * alone +
      weights.best * best +
      weights.page * page +
      weights.missing * missingShare +
      (isPage ? weights.isPage : 0) +
      (scope === "inputs" ? weights.isEntry : 0) +
      (scope === "blog" ? weights.isPost : 0);
    return score ** weights.words * Math.exp(signs);
  };
  return ranked
    .map((one) => ({ ...one, score: weightOf(one) }))
    .sort((a, b) => b.score - a.score || a.record - b.record);
}
