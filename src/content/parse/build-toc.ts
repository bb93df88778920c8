import type { TocEntry } from "../../model/page/page.ts";
import type { FoundHeading } from "./render-context.ts";

/** Nests a flat list of headings by level; a level that was skipped adds no step. */
export function buildToc(
  headings: readonly FoundHeading[],
  { min, max }: { min: number; max: number },
): TocEntry[] {
  const top: TocEntry[] = [];
  const open: TocEntry[] = [];
  for (const { id, level, html } of headings) {
    if (level < min || level > max) continue;
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const entry = { id, level, html, children: [] };
    (open.at(-1)?.children ?? top).push(entry);
    open.push(entry);
  }
  return top;
}
