import { findLastIndexAtMost } from "../../../../model/find-last-index-at-most.ts";
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
  /** Factor for the weights from `ownRelative` to `hasListed`. */
  comparison: number;
  /** See `QuestionScores`. */
  ownRelative: number;
  ownPage: number;
  listedRelative: number;
  listedAbsolute: number;
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

/** For sentences. */
const sentenceWeights: Omit<QuestionWeights, "comparison"> = {
  words: 2.2,
  phrase: 1.66,
  title: 2.85,
  entry: 2.5,
  question: 0.93,
  sentence: 2.47,
  ownRelative: 1,
  ownPage: 1.4,
  listedRelative: 1.6,
  listedAbsolute: 2.8,
  listedPage: 2.6,
  hasListed: -1.33,
  isPage: -0.77,
  isEntry: 2,
  isPost: -1.5,
  isAnswer: 0.05,
};

/** For keywords, such as `eks node group stuck deleting`. */
const keywordWeights: Omit<QuestionWeights, "comparison"> = {
  words: 2.6,
  phrase: 1.9,
  title: 3,
  entry: 2.45,
  question: 1.4,
  sentence: 2.9,
  ownRelative: 1,
  ownPage: 0.85,
  listedRelative: 1.55,
  listedAbsolute: 2.75,
  listedPage: 1.9,
  hasListed: -0.4,
  isPage: -0.95,
  isEntry: 2.55,
  isPost: -1.55,
  isAnswer: 0.5,
};

/** Added to `isAnswer` if the query describes a situation in full; otherwise a share of it is added. */
const situationWeights = { sentence: 1.2, keywords: 2.2 };

/** In a query with code, the names say more than the other words. */
const comparisonOfCode = 0.5;

interface QueryTraits {
  /** How much of the query describes a situation: 0 to 1. See `getSituationShare`. */
  situationShare: number;
  areKeywords: boolean;
  hasCode: boolean;
}

export function getQuestionWeights({
  situationShare,
  areKeywords,
  hasCode,
}: QueryTraits): QuestionWeights {
  const weights = areKeywords ? keywordWeights : sentenceWeights;
  const situationWeight = areKeywords ? situationWeights.keywords : situationWeights.sentence;
  return {
    ...weights,
    comparison: hasCode ? comparisonOfCode : 1,
    isAnswer: weights.isAnswer + situationWeight * situationShare,
  };
}

interface QuestionRankOptions {
  questionScores(record: number): QuestionScores;
  layout: IndexLayout;
  weights: QuestionWeights;
}

/** Ranks records by how well they answer a question. The best first. */
export function rankQuestionMatches(
  ranked: readonly Ranked[],
  { questionScores, layout, weights }: QuestionRankOptions,
): Ranked[] {
  const getWeight = ({ record, score }: Ranked): number => {
    const { own, listed, hasListed } = questionScores(record);
    const scope = layout.getScope(record);
    const isPage = layout.pageStarts[findLastIndexAtMost(layout.pageStarts, record)] === record;
    const comparison =
      weights.ownRelative * own.relative +
      weights.ownPage * own.page +
      weights.listedRelative * listed.relative +
      weights.listedAbsolute * listed.absolute +
      weights.listedPage * listed.page +
      (hasListed ? weights.hasListed : 0);
    const logarithm =
      weights.comparison * comparison +
      (isPage ? weights.isPage : 0) +
      (scope === "inputs" ? weights.isEntry : 0) +
      (scope === "blog" ? weights.isPost : 0) +
      (layout.isAnswer(record) ? weights.isAnswer : 0);
    return score ** weights.words * Math.exp(logarithm);
  };
  return ranked
    .map((candidate) => ({ ...candidate, score: getWeight(candidate) }))
    .sort((a, b) => b.score - a.score || a.record - b.record);
}
