import { type TrailingSlash, withBase, withTrailingSlash } from "../../model/url/route.ts";
import type { RoutedDoc } from "../route/routed-doc.ts";

export interface AddressSettings {
  baseUrl: string;
  trailingSlash?: TrailingSlash;
}

export function finishAddress(target: string, { baseUrl, trailingSlash }: AddressSettings): string {
  if (!target.startsWith("/") || target.startsWith("//")) return target;
  return withBase(baseUrl, withTrailingSlash(target, trailingSlash));
}

export interface DocIndex {
  byId: ReadonlyMap<string, RoutedDoc>;
  draftIds: ReadonlySet<string>;
}

export function indexDocs(docs: readonly RoutedDoc[], draftIds: Iterable<string>): DocIndex {
  return { byId: new Map(docs.map((doc) => [doc.id, doc])), draftIds: new Set(draftIds) };
}

export function getSidebarLabel({ frontMatter }: RoutedDoc): string {
  return frontMatter.sidebar_label ?? frontMatter.title;
}
