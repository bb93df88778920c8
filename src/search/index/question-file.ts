import {
  questionSign,
  type SearchQuestions,
  type SearchRecord,
} from "../../model/search/search.ts";
import { encodeDeltas } from "../tokenizer/delta-encoding.ts";
import { openRelatedWords, relatedTerms } from "../tokenizer/related-words.ts";

/** A page or section that may answer a question. */
export interface QuestionTarget {
  /** Number of the record. */
  record: number;
  /** Its questions, or the beginning of its text, then its heading. */
  texts: string[];
}

/** Words of a section without questions that are compared with those of readers. */
const leadLength = 12;

export function questionTargets(records: readonly SearchRecord[]): QuestionTarget[] {
  return records.flatMap(({ kind, heading, names, text }, record) => {
    if (kind !== "page" && kind !== "section") return [];
    const lead = text.split(" ", leadLength).join(" ");
    const questions =
      names?.split(questionSign) ?? (kind === "section" ? [`${heading} ${lead}`] : []);
    return [{ record, texts: [...questions, heading] }];
  });
}

/**
 * What readers ask and what answers it, for comparison by meaning.
 *
 * @param targets in the order of the records
 * @param related groups of words and names that readers use for one another
 */
export function encodeQuestions(
  targets: readonly QuestionTarget[],
  related: readonly (readonly string[])[],
): SearchQuestions {
  const groups = relatedTerms(related);
  const { termsOf } = openRelatedWords(groups);
  const postings = new Map<string, number[]>();
  let question = 0;
  for (const text of targets.flatMap(({ texts }) => texts)) {
    for (const { term } of termsOf(text)) {
      const questions = postings.get(term);
      if (questions) questions.push(question);
      else postings.set(term, [question]);
    }
    question += 1;
  }
  const terms = [...postings].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    related: groups.map((names) => names.join("|")).join("\n"),
    terms: terms.map(([term]) => term).join("|"),
    records: targets.map(({ record }, index) => record - (targets[index - 1]?.record ?? 0)),
    questionCounts: targets.map(({ texts }) => texts.length),
    postings: terms.map(([, questions]) => encodeDeltas(questions)).join(" "),
  };
}
