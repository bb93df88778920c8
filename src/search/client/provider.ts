import type {
  EntryFacts,
  SearchFacets,
  SearchKind,
  SearchScope,
} from "../../model/search/search.ts";
import { tagName } from "../../model/search/search.ts";

export interface SearchQuery {
  text: string;
  filters: SearchFilters;
  /** Most pages to answer with. */
  pages: number;
  /** Rather leaves out further places of a page than fetches much for them. */
  quick?: boolean;
}

/** Pages that fit without much scrolling; the rest is behind "See all". */
export const DIALOG_PAGES = 6;

/** What the search dialog asks: assistants get the same places as readers. */
export function dialogQuery(text: string, scope: SearchScope | "" = ""): SearchQuery {
  return { text, filters: scope ? { scope } : {}, pages: DIALOG_PAGES, quick: true };
}

/** Empty fields do not narrow. */
export interface SearchFilters {
  area?: string;
  kind?: SearchKind;
  version?: string;
  scope?: SearchScope;
}

/** A piece of text; marked where the query matched. */
export interface TextPiece {
  text: string;
  marked: boolean;
}

/** A place on a page. */
export interface SearchHit {
  kind: SearchKind;
  /** Finished address, base URL and anchor included. */
  href: string;
  heading: TextPiece[];
  /** Titles above it, outermost first. */
  path: string[];
  snippet: TextPiece[];
  /** Of an input or output. */
  facts?: EntryFacts;
}

/** A page with its best places, the best first. */
export interface SearchGroup {
  title: string;
  href: string;
  hits: SearchHit[];
  /** Words of the query that its best place lacks. All pages without any stand before those with some. */
  missing?: string[];
}

/** Number of places by what they are, and of all. A page shows but the best places of each. */
export type ScopeCounts = Readonly<Record<SearchScope | "all", number>>;

export interface SearchResults {
  groups: SearchGroup[];
  /** Number of places that match, where known; the pages shown hold the best of them. */
  total: number;
  /** What the query would find in each scope, where known. */
  counts?: ScopeCounts;
  /** The query with its unknown words as they are spelled here, where the index lacks some. */
  suggestion?: string;
}

/** Why a search failed. The theme has a text for each reason. */
export type SearchFailure = "unavailable" | "timeout" | "rate-limited" | "refused";

export class SearchError extends Error {
  readonly failure: SearchFailure;
  constructor(failure: SearchFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** What answers queries. */
export interface SearchProvider {
  /** Loads what the first query needs; called when the reader shows intent. Never rejects. */
  prepare(): Promise<void>;
  /**
   * After `signal` aborted it may still resolve, with results that were already loading.
   *
   * @throws SearchError where the index or the service cannot be reached.
   * @throws DOMException named AbortError after `signal` aborted.
   */
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchResults>;
  /**
   * What results can be narrowed by.
   *
   * @throws SearchError as `search` does.
   */
  facets(): Promise<SearchFacets>;
}

/** Tag of the docs version that the page at hand belongs to, where the site has several. */
export function pageTag(): string | undefined {
  const { document } = globalThis;
  return document?.querySelector<HTMLMetaElement>(`meta[name=${tagName}]`)?.content;
}
