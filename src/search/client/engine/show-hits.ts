import type { SearchRecord } from "../../../model/search/search.ts";
import type { SearchGroup, SearchHit } from "../provider.ts";
import { excerpt, type MarkedLength, mark } from "./excerpt.ts";
import type { RerankedPage } from "./rank/rerank.ts";

export interface ShowOptions {
  /** Begins and ends with a slash. */
  baseUrl: string;
  markedLength: MarkedLength;
  /** The words of the query. */
  said: string[];
}

/** A page of the results as it is shown. */
export function groupOf(
  { hits }: RerankedPage,
  { baseUrl, markedLength, said }: ShowOptions,
): SearchGroup {
  const { entry: { title = "", route = "" } = {}, missing = 0 } = hits[0] ?? {};
  const href = baseUrl + route.replace(/^\//, "");
  return {
    title,
    href,
    hits: hits.map(({ entry }) => hitOf(entry, href, markedLength)),
    ...(missing !== 0 && { missing: said.filter((_, word) => (missing >> word) & 1) }),
  };
}

function hitOf(entry: SearchRecord, page: string, markedLength: MarkedLength): SearchHit {
  return {
    kind: entry.kind,
    href: entry.anchor === "" ? page : `${page}#${entry.anchor}`,
    heading: mark(entry.heading, markedLength),
    path: entry.path,
    excerpt: excerpt(entry.text, markedLength),
    ...(entry.facts && { facts: entry.facts }),
  };
}
