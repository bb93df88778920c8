import { lastNotAfter } from "../../../../model/search/search.ts";
import type { Ranked, RankedPage } from "./rank.ts";

/** Most entries that are looked at beside the best places, for what a query may name. */
const mostNamed = 4;

/**
 * Windows of the best pages, the first with entries that the words may name with their service:
 * their names tell which of them is meant.
 *
 * @param starts number of each page's first record, in order
 */
export function withNamed(
  [first = [], ...later]: readonly RankedPage[][],
  ranked: readonly Ranked[],
  starts: readonly number[],
): RankedPage[][] {
  const pageOf = ({ record }: Ranked) => lastNotAfter(starts, record);
  const seen = new Set(first.flatMap(({ hits }) => hits.map(({ record }) => record)));
  const named = ranked.filter(({ record, isNamed }) => isNamed && !seen.has(record));
  const pages = first.map(({ hits }) => ({ hits: [...hits] }));
  for (const one of named.slice(0, mostNamed)) {
    const own = pages.find(({ hits: [best] }) => best && pageOf(best) === pageOf(one));
    if (own) own.hits.push({ ...one, isGuess: true });
    else pages.push({ hits: [{ ...one, isGuess: true }] });
  }
  return [pages, ...later];
}

/** The pages without those that stand before already, for the sake of an entry. */
export function eachPageOnce<P extends RankedPage>(
  pages: readonly P[],
  starts: readonly number[],
): P[] {
  const seen = new Set<number>();
  return pages.filter(({ hits: [best] }) => {
    const page = lastNotAfter(starts, best?.record ?? 0);
    return seen.size < seen.add(page).size;
  });
}
