import { findLastIndexAtMost } from "../../../../model/search/search.ts";
import type { IndexLayout } from "../index-reader.ts";
import type { QuestionScores } from "./question-matcher.ts";
import type { Ranked } from "./rank.ts";

/** Weights of a linear model of the score's logarithm; decision 040 explains the fit. */
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
  isPage: number;
  /** Inputs and outputs. */
  isEntry: number;
  isPost: number;
  /** See `IndexLayout`. */
  isAnswer: number;
}

const questionWeights: QuestionWeights = {
  words: 2.2,
  phrase: 1.66,
  title: 2.85,
  entry: 2.5,
  question: 0.93,
  sentence: 2.47,
  ownRelative: 0.79,
  ownAbsolute: 0.36,
  ownBest: 0.26,
  ownPage: 1.23,
  listedRelative: 1.33,
  listedAbsolute: 2.67,
  listedBest: 1.4,
  listedPage: 1.63,
  hasListed: -1.33,
  isPage: -0.77,
  isEntry: 2,
  isPost: -1.5,
  isAnswer: 0.05,
};

/** Weight of sections that answer a question if the query describes a situation in full. */
const situationAnswerWeight = 1.25;

/** @param situation see `situationShare` */
export function questionWeightsFor(situation: number): QuestionWeights {
  const { isAnswer } = questionWeights;
  return {
    ...questionWeights,
    isAnswer: isAnswer + (situationAnswerWeight - isAnswer) * situation,
  };
}

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
  const weightOf = ({ record, score }: Ranked): number => {
    const { own, listed, hasListed } = questionScores(record);
    const scope = layout.scopeOf(record);
    const isPage = layout.pages[findLastIndexAtMost(layout.pages, record)] === record;
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
