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
  listedRelative: number;
  listedAbsolute: number;
  listedPage: number;
  hasListed: number;
  isPage: number;
  /** Inputs and outputs. */
  isEntry: number;
  isPost: number;
  /** See `IndexLayout`. */
  isAnswer: number;
}

const questionWeights: QuestionWeights = {
  words: 3,
  phrase: 2.4,
  title: 3.25,
  entry: 2.3,
  question: 2.5,
  sentence: 3.9,
  ownRelative: 1.45,
  listedRelative: 2.1,
  listedAbsolute: 2.9,
  listedPage: 2.5,
  hasListed: 1,
  isPage: -1.4,
  isEntry: 3.85,
  isPost: -1.7,
  isAnswer: 0.55,
};

/** How much more sections that answer a question count if the query describes a situation in full. */
const situationWeight = 3;

/** How much less they count if the query equals a listed question. */
const closestListedWeight = -1.5;

/**
 * @param situation see `situationShare`
 * @param closestListed see `QuestionComparison`
 */
export function questionWeightsFor(situation: number, closestListed: number): QuestionWeights {
  const { isAnswer } = questionWeights;
  return {
    ...questionWeights,
    isAnswer: isAnswer + situationWeight * situation + closestListedWeight * closestListed,
  };
}

interface AnswerOptions {
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
      weights.listedRelative * listed.relative +
      weights.listedAbsolute * listed.absolute +
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
