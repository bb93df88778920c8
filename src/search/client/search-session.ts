import type { SearchFacets } from "../../model/search/search.ts";
import {
  SearchError,
  type SearchFailure,
  type SearchProvider,
  type SearchQuery,
  type SearchResults,
} from "./provider.ts";

/** The search of a tab: one provider and a cache of its results. */
export interface SearchSession {
  /** Loads what the first query needs. Never rejects. */
  prepare(): Promise<void>;
  getFacets(): Promise<SearchFacets>;
  /** Starts a query early. */
  prefetch(query: SearchQuery): void;
  /** Undefined for a query without cached results. */
  getCached(query: SearchQuery): SearchResults | undefined;
  /** Returns a function that aborts its previous query on each call. */
  createRunner(): RunQuery;
}

/** Enough for deleting a query letter by letter. */
const maxCachedResults = 60;

/** @param context other values that results depend on, such as the docs version of the page */
export function createSession(
  load: () => Promise<SearchProvider>,
  context: () => string = () => "",
): SearchSession {
  const getKey = (query: SearchQuery) => JSON.stringify([query, context()]);
  let loading: Promise<SearchProvider> | undefined;
  const cache = new Map<string, SearchResults>();
  const prefetched = new Map<string, Promise<SearchResults>>();

  function provider(): Promise<SearchProvider> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  async function runAndCache(query: SearchQuery, signal: AbortSignal): Promise<SearchResults> {
    const key = getKey(query);
    const results = await (await provider()).search(query, signal);
    const oldest = cache.keys().next().value;
    if (cache.size >= maxCachedResults && oldest !== undefined) cache.delete(oldest);
    cache.set(key, results);
    return results;
  }

  return {
    prepare: () =>
      provider().then(
        ({ prepare }) => prepare(),
        () => {},
      ),
    getFacets: async () => (await provider()).getFacets(),
    prefetch(query) {
      const key = getKey(query);
      const results = runAndCache(query, new AbortController().signal);
      prefetched.set(key, results);
      // The real query reports the failure.
      results.catch(() => {}).then(() => prefetched.delete(key));
    },
    getCached: (query) => cache.get(getKey(query)),
    createRunner: () =>
      createQueryRunner(async (query, signal) => {
        const key = getKey(query);
        return cache.get(key) ?? prefetched.get(key) ?? runAndCache(query, signal);
      }),
  };
}

/**
 * Returns null for a query that a newer one has replaced. If the newer text continues the older one
 * and has no results yet, it still returns results, so that readers on slow networks see some.
 *
 * @throws SearchError as the provider does, unless the query was replaced
 */
type RunQuery = (query: SearchQuery) => Promise<SearchResults | null>;

function createQueryRunner(search: SearchProvider["search"]): RunQuery {
  let newest: SearchQuery;
  let controller = new AbortController();
  let queryCount = 0;
  /** Number of the newest query with results. */
  let newestAnswered = 0;
  return async (query) => {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    newest = query;
    queryCount += 1;
    const number = queryCount;
    // An empty query needs no provider.
    if (query.text.trim() === "") return { groups: [], total: 0 };
    try {
      const results = await search(query, signal);
      const isOutdated = number < newestAnswered || !isUsefulFor(newest, query, results);
      if (signal.aborted && isOutdated) return null;
      newestAnswered = number;
      return results;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  };
}

/** Whether results are useful until those of the newer query arrive. */
function isUsefulFor(newer: SearchQuery, query: SearchQuery, results: SearchResults): boolean {
  const isSame = JSON.stringify({ ...newer, text: query.text }) === JSON.stringify(query);
  return isSame && newer.text.startsWith(query.text) && results.groups.length > 0;
}

export interface SearchState {
  /** The query that `results` answers or that failed. */
  text: string;
  results: SearchResults | null;
  failure: SearchFailure | null;
}

/** Runs a query and shows its results. Repeats the last query only with `isRetry`. */
export type SearchAndShow = (query: SearchQuery, isRetry?: boolean) => void;

export function createSearchAndShow(
  run: RunQuery,
  show: (state: SearchState) => void,
): SearchAndShow {
  let last = "";
  return (query, isRetry = false) => {
    const key = JSON.stringify(query);
    if (key === last && !isRetry) return;
    last = key;
    run(query).then(
      (results) => results && show(getSearchState(query.text, results)),
      (error: unknown) => show({ text: query.text, results: null, failure: toFailure(error) }),
    );
  };
}

/** An empty query has null as results, which differs from zero results. */
export function getSearchState(text: string, results: SearchResults | null): SearchState {
  return { text, results: text.trim() === "" ? null : results, failure: null };
}

/** Errors of other types mean that the provider's script did not load. */
function toFailure(error: unknown): SearchFailure {
  return error instanceof SearchError ? error.failure : "unavailable";
}
