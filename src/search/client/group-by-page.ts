import type { Ranked } from "./rank.ts";

/** A page by the number of its first record, with its best places. */
export interface RankedPage {
  start: number;
  hits: Ranked[];
}

/** Most places of a page in the results. */
const hitsOfPage = 4;

/** A place far behind the best of its page adds nothing. */
const leastShare = 0.3;

/**
 * Brings the places of a page together; a page stands where its best place does.
 *
 * @param ranked the best first
 * @param starts number of each page's first record, in order
 */
export function groupByPage(
  ranked: readonly Ranked[],
  { starts, pages }: { starts: readonly number[]; pages: number },
): RankedPage[] {
  const groups = new Map<number, RankedPage>();
  for (const one of ranked) {
    const start = startOf(starts, one.record);
    const group = groups.get(start);
    if (!group) {
      if (groups.size < pages) groups.set(start, { start, hits: [one] });
      continue;
    }
    const isNear = one.score >= (group.hits[0]?.score ?? 0) * leastShare;
    if (isNear && group.hits.length < hitsOfPage) group.hits.push(one);
  }
  return [...groups.values()];
}

/** The last start that does not come after the record. */
function startOf(starts: readonly number[], record: number): number {
  let low = 0;
  let high = starts.length;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= record) low = middle;
    else high = middle;
  }
  return starts[low] ?? 0;
}
