import { lastNotAfter } from "../../model/search/search.ts";
import type { RankedPage } from "./group-by-page.ts";

/** A browser makes so many requests to a host at a time where it speaks HTTP/1.1. */
const mostRequests = 6;

/**
 * Leaves out further places of a page that stand in a chunk of their own, where the answer would
 * have to wait for too many of them. The best place of each page stays.
 *
 * @param starts number of each chunk's first record, in order
 */
export function withinChunks(
  pages: readonly RankedPage[],
  starts: readonly number[],
): RankedPage[] {
  const chunkOf = ({ record }: { record: number }) => lastNotAfter(starts, record);
  const chunks = new Set(pages.flatMap(({ hits }) => hits.slice(0, 1)).map(chunkOf));
  const isWithin = (hit: { record: number }) => {
    if (chunks.size < mostRequests) chunks.add(chunkOf(hit));
    return chunks.has(chunkOf(hit));
  };
  return pages.map(({ hits }) => ({ hits: hits.filter(isWithin) }));
}
