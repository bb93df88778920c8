import {
  isSearchKind,
  isSearchScope,
  type SearchKind,
  type SearchScope,
} from "../../model/search/search.ts";
import { withoutSecrets } from "../../search/client/engine/secrets.ts";

export interface SearchParams {
  text: string;
  scope: SearchScope | "";
  section: string;
  version: string;
  kind: SearchKind | "";
  /** Number of pages whose hits are shown. */
  pages: number;
}

export const pageStep = 15;

/** Limit for the number in a URL. */
export const maxPages = 300;

export const emptySearch: SearchParams = {
  text: "",
  scope: "",
  section: "",
  version: "",
  kind: "",
  pages: pageStep,
};

export function readSearch(query: string): SearchParams {
  const params = new URLSearchParams(query);
  const kind = params.get("kind") ?? "";
  const scope = params.get("scope") ?? "";
  const pages = Math.trunc(Number(params.get("pages")));
  return {
    text: params.get("q") ?? "",
    scope: isSearchScope(scope) ? scope : "",
    section: params.get("section") ?? "",
    version: params.get("version") ?? "",
    kind: isSearchKind(kind) ? kind : "",
    pages: pages > pageStep ? Math.min(pages, maxPages) : pageStep,
  };
}

/** The query string of a URL, without credentials, because URLs are logged and shared. */
export function writeSearch({ text, scope, section, version, kind, pages }: SearchParams): string {
  const safe = withoutSecrets(text);
  const params = Object.entries({
    q: safe.trim() && safe,
    scope,
    section,
    version,
    kind,
    pages: pages > pageStep ? String(pages) : "",
  }).filter(([, value]) => value !== "");
  // `%20` instead of `+`, which every URL parser understands.
  const query = new URLSearchParams(params).toString().replaceAll("+", "%20");
  return query && `?${query}`;
}
