import type { SearchFacets } from "../../model/search/search.ts";
import {
  SearchError,
  type SearchFailure,
  type SearchProvider,
  type SearchQuery,
  type SearchResults,
} from "./provider.ts";

/*
 * The newest query wins: each place to ask from aborts its query when the next one comes. An answer
 * that arrives late is shown only where it leads to the newest query, and never after a newer one.
 */

/** The search of a tab: one provider, and the answers it gave last. */
export interface SearchSession {
  /** Loads what the first query needs. Never rejects. */
  prepare(): Promise<void>;
  facets(): Promise<SearchFacets>;
  /** Starts a query before `asker` is called with it. */
  prefetch(query: SearchQuery): void;
  /** The answer to a query that was asked before. */
  known(query: SearchQuery): SearchResults | undefined;
  /** A place to ask from. Places do not abort each other's queries. */
  asker(): RunQuery;
}

/** Number of kept results: enough for deleting a query letter by letter. */
const maxCachedResults = 60;

/**
 * @param context what else an answer depends on: the docs version of the page, for one
 */
export function createSession(
  load: () => Promise<SearchProvider>,
  context: () => string = () => "",
): SearchSession {
  const keyOf = (query: SearchQuery) => JSON.stringify([query, context()]);
  let loading: Promise<SearchProvider> | undefined;
  const answers = new Map<string, SearchResults>();
  const ahead = new Map<string, Promise<SearchResults>>();

  function provider(): Promise<SearchProvider> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  async function answer(query: SearchQuery, signal: AbortSignal): Promise<SearchResults> {
    const key = keyOf(query);
    const results = await (await provider()).search(query, signal);
    const oldest = answers.keys().next().value;
    if (answers.size >= maxCachedResults && oldest !== undefined) answers.delete(oldest);
    answers.set(key, results);
    return results;
  }

  return {
    prepare: () =>
      provider().then(
        ({ prepare }) => prepare(),
        () => {},
      ),
    facets: async () => (await provider()).facets(),
    prefetch(query) {
      const key = keyOf(query);
      const asked = answer(query, new AbortController().signal);
      ahead.set(key, asked);
      // The real query reports the failure.
      asked.catch(() => {}).then(() => ahead.delete(key));
    },
    known: (query) => answers.get(keyOf(query)),
    asker: () =>
      createAsker(async (query, signal) => {
        const key = keyOf(query);
        return answers.get(key) ?? ahead.get(key) ?? answer(query, signal);
      }),
  };
}

/**
 * Answers a query. The result of a query that another one has overtaken is null, unless it comes
 * first and the newer text continues the older one: on a slow line, readers see results while they
 * type.
 *
 * @throws SearchError where the provider does, unless the question was overtaken.
 */
export type RunQuery = (query: SearchQuery) => Promise<SearchResults | null>;

function createAsker(answer: SearchProvider["search"]): RunQuery {
  let newest: Asked | undefined;
  let answered = 0;
  return async (query) => {
    newest?.controller.abort();
    const own: Asked = {
      number: (newest?.number ?? 0) + 1,
      query,
      controller: new AbortController(),
    };
    newest = own;
    const { signal } = own.controller;
    // An empty query needs no provider.
    if (query.text.trim() === "") return { groups: [], total: 0 };
    try {
      const results = await answer(query, signal);
      const isLate = own.number < answered || !isCompletedBy(newest.query, { query, results });
      if (signal.aborted && isLate) return null;
      answered = own.number;
      return results;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  };
}

interface Asked {
  number: number;
  query: SearchQuery;
  controller: AbortController;
}

/** Whether an answer is worth seeing until that to another query comes. */
function isCompletedBy(
  other: SearchQuery,
  { query, results }: { query: SearchQuery; results: SearchResults },
): boolean {
  const isSame = JSON.stringify({ ...other, text: "" }) === JSON.stringify({ ...query, text: "" });
  return isSame && other.text.startsWith(query.text) && results.groups.length > 0;
}

export interface Answer {
  /** The query that `results` answers or that failed. */
  text: string;
  results: SearchResults | null;
  failure: SearchFailure | null;
}

/** Asks a query unless it was the last one, and shows the answer. `again` asks it in any case. */
export type SearchAndShow = (query: SearchQuery, again?: boolean) => void;

/** Makes a function that asks and passes each answer to `show`, but for those of overtaken queries. */
export function searchAndShow(ask: RunQuery, show: (answer: Answer) => void): SearchAndShow {
  let last = "";
  return (query, again = false) => {
    const key = JSON.stringify(query);
    if (key === last && !again) return;
    last = key;
    ask(query).then(
      (results) => results && show(searchStateOf(query.text, results)),
      (error: unknown) => show({ text: query.text, results: null, failure: failureOf(error) }),
    );
  };
}

/** The answer to a query. An empty query has no results, which is not the same as zero results. */
export function searchStateOf(text: string, results: SearchResults | null): Answer {
  return { text, results: text.trim() === "" ? null : results, failure: null };
}

/** Anything but the provider's own errors means that its script did not load. */
function failureOf(error: unknown): SearchFailure {
  return error instanceof SearchError ? error.failure : "unavailable";
}
