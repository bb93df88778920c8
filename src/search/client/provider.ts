import {
  type EntryFacts,
  type SearchFacets,
  type SearchKind,
  type SearchScope,
  versionTagName,
} from "../../model/search/search.ts";

export interface SearchQuery {
  text: string;
  filters: SearchFilters;
  /** Maximum number of pages in the results. */
  pages: number;
  /** Omits further hits of a page if they need many requests. */
  isQuick?: boolean;
  /** Docs version of the reader's page, which is preferred if several versions have a page. */
  pageVersion?: string | undefined;
}

/** Pages that fit without much scrolling. "See all" shows the rest. */
export const dialogPages = 6;

/** The query of the search dialog. Assistants use it too, so that they get the same results. */
export function getDialogQuery(text: string, scope: SearchScope | "" = ""): SearchQuery {
  return { text, filters: scope ? { scope } : {}, pages: dialogPages, isQuick: true };
}

export interface SearchFilters {
  area?: string;
  kind?: SearchKind;
  version?: string;
  scope?: SearchScope;
}

export interface TextPiece {
  text: string;
  /** The query matched here. */
  marked: boolean;
}

/** A page, section, input, or output. */
export interface SearchHit {
  kind: SearchKind;
  /** URL with base URL and anchor. */
  href: string;
  heading: TextPiece[];
  /** Titles of its parents, outermost first. */
  path: string[];
  snippet: TextPiece[];
  /** Only for an input or output. */
  facts?: EntryFacts;
}

/** A page with its best hits, the best first. */
export interface SearchGroup {
  title: string;
  href: string;
  hits: SearchHit[];
  /** Words of the query that its best hit lacks. Pages that lack none come first. */
  missing?: string[];
}

export interface SearchAnswer {
  /** That of a hit in `groups`. */
  href: string;
  passage: TextPiece[];
  /** Version of the docs, if the site has several. */
  version: string | null;
}

/** Number of hits by scope. */
export type ScopeCounts = Readonly<Record<SearchScope | "all", number>>;

export interface SearchResults {
  groups: SearchGroup[];
  /** For a question, the section that clearly answers it; null if none does. */
  answer?: SearchAnswer | null;
  /** Number of hits, including those that are not shown. */
  total: number;
  /** Undefined if the provider does not know them. */
  counts?: ScopeCounts;
  /** The words that were searched for, with typos corrected, if the index lacks some of them. */
  suggestion?: string;
}

/** The theme has a message for each of them. */
export type SearchFailure = "unavailable" | "timeout" | "rate-limited" | "refused";

export class SearchError extends Error {
  readonly failure: SearchFailure;
  constructor(failure: SearchFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

export interface SearchProvider {
  /** Loads what the first query needs. Called when a reader may want to search. Never rejects. */
  prepare(): Promise<void>;
  /**
   * May still resolve after `signal` aborted, with results that were already loading.
   *
   * @throws SearchError if the index or the service cannot be reached
   * @throws DOMException named AbortError after `signal` aborted
   */
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchResults>;
  /** @throws SearchError as `search` does */
  getFacets(): Promise<SearchFacets>;
}

/** Tag of the docs version of the current page, if the site has several versions. */
export function getPageTag(): string | undefined {
  const { document } = globalThis;
  return document?.querySelector<HTMLMetaElement>(`meta[name=${versionTagName}]`)?.content;
}
