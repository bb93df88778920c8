import { questionSign, type SearchMeaning, type SearchRecord } from "../../model/search/search.ts";
import { writeAscending } from "../terms/ascending.ts";
import { openRelatedWords, relatedTerms } from "../terms/related-words.ts";

/**
 * What readers ask and what answers it, for comparison by meaning: the questions of each place and
 * what it is called. Sections without questions are left out: the file grows with the list of
 * questions and not with the site.
 *
 * @param related groups of words and names that readers use for one another
 */
export function meaningOf(
  records: readonly SearchRecord[],
  related: readonly (readonly string[])[],
): SearchMeaning {
  const groups = relatedTerms(related);
  const { termsOf } = openRelatedWords(groups);
  const held = new Map<string, number[]>();
  const numbers: number[] = [];
  const asked: number[] = [];
  let question = 0;
  for (const [record, { kind, heading, names }] of records.entries()) {
    const isAsked = kind === "page" || (kind === "section" && names !== undefined);
    if (!isAsked) continue;
    const texts = [...(names?.split(questionSign) ?? []), heading];
    for (const text of texts) {
      for (const { term } of termsOf(text)) held.set(term, [...(held.get(term) ?? []), question]);
      question += 1;
    }
    numbers.push(record);
    asked.push(texts.length);
  }
  const terms = [...held].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    related: groups.map((names) => names.join("|")).join("\n"),
    terms: terms.map(([term]) => term).join("|"),
    records: numbers.map((record, index) => record - (numbers[index - 1] ?? 0)),
    asked,
    held: terms.map(([, questions]) => writeAscending(questions)).join(" "),
  };
}
