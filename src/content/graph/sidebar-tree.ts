import { type TrailingSlash, withBase, withTrailingSlash } from "../../model/url/route.ts";
import type { RoutedDoc } from "../route/routed-doc.ts";

export interface AddressSettings {
  baseUrl: string;
  trailingSlash?: TrailingSlash;
}

/** Adds the base URL to a route of this site; any other address stays as it is. */
export function finishAddress(target: string, { baseUrl, trailingSlash }: AddressSettings): string {
  if (!target.startsWith("/") || target.startsWith("//")) return target;
  return withBase(baseUrl, withTrailingSlash(target, trailingSlash));
}

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
