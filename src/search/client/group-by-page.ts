import { lastNotAfter } from "../../model/search/search.ts";
import type { Ranked } from "./rank.ts";

/** A page with its best places. */
export interface RankedPage {
  hits: Ranked[];
}

/** Most places of a page in the results. */
const hitsOfPage = 4;

/** A place so far behind the best of its page adds nothing. */
const leastShare = 0.3;

/**
 * Brings the places of a page together; a page stands where its best place does.
 *
 * @param ranked the best first
 * @param starts number of each page's first record, in order
 */
export function groupByPage(ranked: readonly Ranked[], starts: readonly number[]): RankedPage[] {
  const groups = new Map<number, RankedPage>();
  for (const one of ranked) {
    const start = lastNotAfter(starts, one.record);
    const hits = groups.get(start)?.hits;
    if (!hits) groups.set(start, { hits: [one] });
    else if (hits.length < hitsOfPage && isNear(one, hits)) hits.push(one);
  }
  return [...groups.values()];
}

function isNear({ score }: Ranked, [best]: Ranked[]): boolean {
  return score >= (best?.score ?? 0) * leastShare;
}
