import type { ResolvedCategory, ResolvedItem, ResolvedSidebar } from "../../model/page/sidebar.ts";

/** A page's place in a sidebar. */
export interface Place {
  docId: string;
  /** Its label there. */
  label: string;
  /** Categories around it, outermost first; of a category's own page, that category too. */
  path: ResolvedCategory[];
  isCategoryPage: boolean;
}

/**
 * The pages of a sidebar in reading order: a category's own page comes before its items. A page
 * that appears twice counts where it appears first.
 */
export function readingOrder({ items }: ResolvedSidebar): Place[] {
  const seen = new Set<string>();
  return placesOf(items, []).filter(({ docId }) => !seen.has(docId) && seen.add(docId));
}

function placesOf(items: readonly ResolvedItem[], path: ResolvedCategory[]): Place[] {
  return items.flatMap((item): Place[] => {
    const { label } = item;
    if (item.type === "link") {
      return item.docId === undefined
        ? []
        : [{ docId: item.docId, label, path, isCategoryPage: false }];
    }
    const inner = [...path, item];
    const own = item.page
      ? [{ docId: item.page.docId, label, path: inner, isCategoryPage: true }]
      : [];
    return [...own, ...placesOf(item.items, inner)];
  });
}
