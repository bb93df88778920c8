import { questionSign, type SearchMeaning, type SearchRecord } from "../../model/search/search.ts";
import { writeAscending } from "../terms/ascending.ts";
import { openRelatedWords, relatedTerms } from "../terms/related-words.ts";

/** A place that answers questions: every page, and sections that questions are written for. */
export interface AskedRecord {
  /** Number of the record. */
  record: number;
  /** Its questions, then what it is called. */
  texts: string[];
}

/** Sections without questions are left out: the list grows with the questions and not with the site. */
export function askedRecords(records: readonly SearchRecord[]): AskedRecord[] {
  return records.flatMap(({ kind, heading, names }, record) => {
    const isAsked = kind === "page" || (kind === "section" && names !== undefined);
    return isAsked ? [{ record, texts: [...(names?.split(questionSign) ?? []), heading] }] : [];
  });
}

/**
 * What readers ask and what answers it, for comparison by meaning.
 *
 * @param asked in the order of the records
 * @param related groups of words and names that readers use for one another
 */
export function meaningOf(
  asked: readonly AskedRecord[],
  related: readonly (readonly string[])[],
): SearchMeaning {
  const groups = relatedTerms(related);
  const { termsOf } = openRelatedWords(groups);
  const held = new Map<string, number[]>();
  let question = 0;
  for (const text of asked.flatMap(({ texts }) => texts)) {
    for (const { term } of termsOf(text)) {
      const questions = held.get(term);
      if (questions) questions.push(question);
      else held.set(term, [question]);
    }
    question += 1;
  }
  const terms = [...held].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    related: groups.map((names) => names.join("|")).join("\n"),
    terms: terms.map(([term]) => term).join("|"),
    records: asked.map(({ record }, index) => record - (asked[index - 1]?.record ?? 0)),
    asked: asked.map(({ texts }) => texts.length),
    held: terms.map(([, questions]) => writeAscending(questions)).join(" "),
  };
}
