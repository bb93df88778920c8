import { byKey } from "../../model/compare-text.ts";
import {
  questionSeparator,
  type SearchQuestions,
  type SearchRecord,
} from "../../model/search/search.ts";
import { encodeDeltas } from "../tokenizer/delta-encoding.ts";
import { createRelatedWords, getRelatedTerms } from "../tokenizer/related-words.ts";

/** Texts of a page or section that a reader's question is compared with. */
export interface QuestionTarget {
  /** Number of the record. */
  record: number;
  texts: string[];
}

/** Number of words of the text that are compared in addition to the heading. */
const maxLeadWords = 4;

/** With more listed texts, a section would outrank better answers (decision 040). */
const maxListedTexts = 7;

/**
 * Each page and section is a target with its heading and first words. If it lists keywords and
 * questions, they are a second target.
 */
export function getQuestionTargets(records: readonly SearchRecord[]): QuestionTarget[] {
  return records.flatMap(({ kind, heading, names, text }, record) => {
    if (kind !== "page" && kind !== "section") return [];
    const target = { record, texts: [`${heading} ${text.split(" ", maxLeadWords).join(" ")}`] };
    if (!names) return [target];
    return [target, { record, texts: names.split(questionSeparator).slice(0, maxListedTexts) }];
  });
}

/** `related` groups words that readers use as synonyms. */
export function encodeQuestions(
  targets: readonly QuestionTarget[],
  related: readonly (readonly string[])[],
): SearchQuestions {
  const groups = getRelatedTerms(related);
  const { getTerms } = createRelatedWords(groups);
  const postings = new Map<string, number[]>();
  let textNumber = 0;
  for (const text of targets.flatMap(({ texts }) => texts)) {
    for (const { term } of getTerms(text)) {
      const textNumbers = postings.get(term);
      if (textNumbers) textNumbers.push(textNumber);
      else postings.set(term, [textNumber]);
    }
    textNumber += 1;
  }
  const terms = [...postings].sort(byKey);
  return {
    related: groups.map((names) => names.join("|")).join("\n"),
    terms: terms.map(([term]) => term).join("|"),
    records: targets.map(({ record }, index) => record - (targets[index - 1]?.record ?? 0)),
    textCounts: targets.map(({ texts }) => texts.length),
    postings: terms.map(([, textNumbers]) => encodeDeltas(textNumbers)).join(" "),
  };
}
