import { questionSign, type SearchMeaning, type SearchRecord } from "../../model/search/search.ts";
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
  const counts = new Map<string, number>();
  const places: { record: number; said: string[][] }[] = [];
  for (const [record, { kind, heading, names }] of records.entries()) {
    const isAsked = kind === "page" || (kind === "section" && names !== undefined);
    if (!isAsked) continue;
    const texts = [...(names?.split(questionSign) ?? []), heading];
    const said = texts.map((text) => termsOf(text).map(({ term }) => term));
    for (const term of said.flat()) counts.set(term, (counts.get(term) ?? 0) + 1);
    places.push({ record, said });
  }
  // Frequent terms have short numbers.
  const terms = [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([term]) => term);
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const numberOf = (term: string) => numbers.get(term) ?? 0;
  return {
    related: groups.map((names) => names.join("|")).join("\n"),
    terms: terms.join("|"),
    records: places.map(({ record }, index) => record - (places[index - 1]?.record ?? 0)),
    said: places.map(({ said }) => said.map((text) => text.map(numberOf))),
  };
}
