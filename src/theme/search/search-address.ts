import {
  isSearchKind,
  isSearchScope,
  type SearchKind,
  type SearchScope,
} from "../../model/search/search.ts";

/** What the address of the search page says. */
export interface AskedSearch {
  text: string;
  scope: SearchScope | "";
  section: string;
  version: string;
  kind: SearchKind | "";
  /** Pages to show. */
  pages: number;
}

/** Pages that are shown at first, and that "Show more" adds. */
export const pageStep = 15;

/** More would be fetched for an address that somebody made up. */
export const mostPages = 300;

export const askNothing: AskedSearch = {
  text: "",
  scope: "",
  section: "",
  version: "",
  kind: "",
  pages: pageStep,
};

/** Reads the query string of an address. */
export function readSearch(query: string): AskedSearch {
  const given = new URLSearchParams(query);
  const kind = given.get("kind") ?? "";
  const scope = given.get("scope") ?? "";
  const pages = Math.trunc(Number(given.get("pages")));
  return {
    text: given.get("q") ?? "",
    scope: isSearchScope(scope) ? scope : "",
    section: given.get("section") ?? "",
    version: given.get("version") ?? "",
    kind: isSearchKind(kind) ? kind : "",
    pages: pages > pageStep ? Math.min(pages, mostPages) : pageStep,
  };
}

/** The query string for a search, without what needs no saying. */
export function writeSearch({ text, scope, section, version, kind, pages }: AskedSearch): string {
  const given = Object.entries({
    q: text.trim(),
    scope,
    section,
    version,
    kind,
    pages: pages > pageStep ? String(pages) : "",
  }).filter(([, value]) => value !== "");
  // A space as %20, which every reader of addresses understands.
  const query = new URLSearchParams(given).toString().replaceAll("+", "%20");
  return query && `?${query}`;
}
