import type { TocEntry } from "../../model/page/page.ts";

/** The table of contents without lists of a single entry: they offer no choice. */
export function drawnToc(entries: TocEntry[]): TocEntry[] {
  if (entries.length < 2) return [];
  return entries.map((entry) => ({ ...entry, children: drawnToc(entry.children) }));
}
