import { lastNotAfter } from "../../../../model/search/search.ts";
import type { IndexLayout } from "../index-reader.ts";
import type { QuestionScores } from "./question-matcher.ts";
import type { Ranked } from "./rank.ts";

/**
 * Weights of a linear model: the logarithm of a record's score is the sum of its features, each
 * multiplied by its weight. `bench/search/fit.ts` fits them.
 */
export interface QuestionWeights {
  /** The score by the words of the question. */
  words: number;
  /** Factors of the loaded record, see `rerank`. */
  phrase: number;
  title: number;
  entry: number;
  question: number;
  sentence: number;
  /** See `QuestionScores`. */
  ownRelative: number;
  ownAbsolute: number;
  ownBest: number;
  ownPage: number;
  listedRelative: number;
  listedAbsolute: number;
  listedBest: number;
  listedPage: number;
  /** Negative, because records without listed questions cannot gain by them. */
  hasListed: number;
  /** Share of the words of the question that the record lacks. */
  missing: number;
  isPage: number;
  /** Inputs and outputs. */
  isEntry: number;
  isPost: number;
  /** See `IndexLayout`. */
  isAnswer: number;
}

export const questionWeights: QuestionWeights = {
  words: 1.26,
  phrase: 1.8,
  title: 3.2,
  entry: 2.9,
  question: 1,
  sentence: 2.5,
  ownRelative: 0.65,
  ownAbsolute: 0.4,
  ownBest: 0.2,
  ownPage: 0.55,
  listedRelative: 1.33,
  listedAbsolute: 2.7,
  listedBest: 1.4,
  listedPage: 1.65,
  hasListed: -2.8,
  missing: -0.4,
  isPage: -0.6,
  isEntry: 1.4,
  isPost: -1.5,
  isAnswer: 0.27,
};

export interface AnswerOptions {
  questionScores(record: number): QuestionScores;
  layout: IndexLayout;
  weights: QuestionWeights;
}

/** Ranks records by how well they answer a question. The best first. */
export function rankQuestionMatches(
  ranked: readonly Ranked[],
  { questionScores, layout, weights }: AnswerOptions,
): Ranked[] {
  const weightOf = ({ record, score, missingShare }: Ranked): number => {
    const { own, listed, hasListed } = questionScores(record);
    const scope = layout.scopeOf(record);
    const isPage = layout.pages[lastNotAfter(layout.pages, record)] === record;
    const logarithm =
      weights.ownRelative * own.relative +
      weights.ownAbsolute * own.absolute +
      weights.ownBest * own.best +
      weights.ownPage * own.page +
      weights.listedRelative * listed.relative +
      weights.listedAbsolute * listed.absolute +
      weights.listedBest * listed.best +
      weights.listedPage * listed.page +
      (hasListed ? weights.hasListed : 0) +
      weights.missing * missingShare +
      (isPage ? weights.isPage : 0) +
      (scope === "inputs" ? weights.isEntry : 0) +
      (scope === "blog" ? weights.isPost : 0) +
      (layout.isAnswer(record) ? weights.isAnswer : 0);
    return score ** weights.words * Math.exp(logarithm);
  };
  return ranked
    .map((one) => ({ ...one, score: weightOf(one) }))
    .sort((a, b) => b.score - a.score || a.record - b.record);
}
