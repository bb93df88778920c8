import type { TocEntry } from "../../model/page/page.ts";

/** Ids of a table of contents in reading order. */
export function tocIds(entries: TocEntry[]): string[] {
  return entries.flatMap((entry) => [entry.id, ...tocIds(entry.children)]);
}

/** The heading the reader is under: the last one that has passed the reading line. */
export function lastPassed(ids: string[], passed: ReadonlySet<string>): string | undefined {
  return ids.findLast((id) => passed.has(id));
}
