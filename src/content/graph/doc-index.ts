import type { RoutedDoc } from "../route/routed-doc.ts";

/** The pages that sidebars can name. */
export interface DocIndex {
  byId: ReadonlyMap<string, RoutedDoc>;
  /** Ids of drafts that this build leaves out: a sidebar may name them. */
  draftIds: ReadonlySet<string>;
}

export function indexDocs(docs: readonly RoutedDoc[], draftIds: Iterable<string>): DocIndex {
  return { byId: new Map(docs.map((doc) => [doc.id, doc])), draftIds: new Set(draftIds) };
}

/** The label of a page in a sidebar. */
export function sidebarLabel({ frontMatter }: RoutedDoc): string {
  return frontMatter.sidebar_label ?? frontMatter.title;
}

/** The label of a page in a link to the previous or next page. */
export function paginationLabel(doc: RoutedDoc): string {
  return doc.frontMatter.pagination_label ?? sidebarLabel(doc);
}
