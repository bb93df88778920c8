import { getWords } from "../../../tokenizer/tokenizer.ts";
import type { RerankedPage } from "./rerank.ts";

/** Number of results at the top that come from different pages. */
export const distinctPages = 3;

interface SpreadOptions {
  /** The plain terms of the query. */
  terms: readonly string[];
  /** Two of the first three results may be sections of the same page. */
  mayRepeatPage: boolean;
}

/**
 * Shows the best hit of each of the first pages before their other hits. If the title of a page
 * contains the query, its hits stay together.
 */
export function spreadHits(
  pages: readonly RerankedPage[],
  { terms, mayRepeatPage }: SpreadOptions,
): RerankedPage[] {
  const namesPage = ({ hits }: RerankedPage) => {
    const title = getWords(hits[0]?.loadedRecord.title ?? "");
    return terms.every((term) => title.includes(term));
  };
  const first = pages.slice(0, distinctPages);
  const repeated = mayRepeatPage ? findRepeatedPage(first) : undefined;
  const countOfPage = (page: RerankedPage) => {
    if (namesPage(page)) return page.hits.length;
    return page === repeated ? 2 : 1;
  };
  const split = first.map((page) => ({ hits: page.hits, count: countOfPage(page) }));
  return [
    ...split.map(({ hits, count }) => ({ hits: hits.slice(0, count) })),
    ...split
      .filter(({ hits, count }) => hits.length > count)
      .map(({ hits, count }) => ({ hits: hits.slice(count) })),
    ...pages.slice(distinctPages),
  ];
}

/** The page of the first two whose second hit is better than the best of the third page. */
function findRepeatedPage([first, second, third]: readonly RerankedPage[]):
  | RerankedPage
  | undefined {
  if (!first || !second || !third) return undefined;
  const secondScore = ({ hits }: RerankedPage) => hits[1]?.score ?? 0;
  const page = secondScore(second) > secondScore(first) ? second : first;
  return secondScore(page) > (third.hits[0]?.score ?? 0) ? page : undefined;
}
