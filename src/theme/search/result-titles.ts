import type { SearchGroup, SearchHit } from "../../search/client/provider.ts";

/** Titles above the page of a group, outermost first. */
export function titlesAbove({ title, hits }: SearchGroup): string[] {
  const [first] = hits;
  if (!first) return [];
  const own = first.path.lastIndexOf(title);
  return first.kind === "page" || own < 0 ? first.path : first.path.slice(0, own);
}

/** Headings of the page above the heading of a hit. */
export function titlesBetween({ kind, path }: SearchHit, title: string): string[] {
  const own = path.lastIndexOf(title);
  return kind === "page" || own < 0 ? [] : path.slice(own + 1);
}
