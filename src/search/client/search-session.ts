import type { SearchFacets } from "../../model/search/search.ts";
import { type Asker, createAsker } from "./create-asker.ts";
import type { SearchProvider, SearchQuery, SearchResults } from "./provider.ts";

/** The search of a tab: one provider, and the answers it gave last. */
export interface SearchSession {
  /** Loads what the first query needs. Never rejects. */
  prepare(): Promise<void>;
  facets(): Promise<SearchFacets>;
  /** Asks a query that somebody is about to ask. */
  askAhead(query: SearchQuery): void;
  /** The answer to a query that was asked before. */
  known(query: SearchQuery): SearchResults | undefined;
  /** A place to ask from. */
  asker(): Asker;
}

/** Answers that are kept; enough for going back letter by letter. */
const mostKept = 60;

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
    if (answers.size >= mostKept && oldest !== undefined) answers.delete(oldest);
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
    askAhead(query) {
      const key = keyOf(query);
      const asked = answer(query, new AbortController().signal);
      ahead.set(key, asked);
      // Whoever asks in earnest is told of a failure.
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
