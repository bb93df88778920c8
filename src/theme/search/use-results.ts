import { loadProvider } from "virtual:site/search-provider";
import { useEffect, useState } from "react";
import type { SearchFacets } from "../../model/search/search.ts";
import { getPageTag, type SearchQuery } from "../../search/client/provider.ts";
import {
  createSession,
  getSearchState,
  type SearchAndShow,
  type SearchState,
  searchAndShow,
} from "../../search/client/search-session.ts";
import { withUpgradePlans } from "./with-upgrade-plans.ts";

export const session = createSession(
  async () => withUpgradePlans(await loadProvider()),
  () => getPageTag() ?? "",
);

interface SearchWithQuery extends SearchState {
  ask: SearchAndShow;
}

export function useSearchState(first: SearchQuery): SearchWithQuery {
  const [answer, setAnswer] = useState(() => getInitialState(first));
  const [ask] = useState(() => searchAndShow(session.createRunner(), setAnswer));
  return {
    ...answer,
    ask(query, again) {
      if (again) setAnswer(getInitialState(query));
      ask(query, again);
    },
  };
}

export interface ResultsState extends SearchState {
  retry(): void;
}

export function useResults(query: SearchQuery): ResultsState {
  const { text, results, failure, ask } = useSearchState(query);
  useEffect(() => ask(query));
  return { text, results, failure, retry: () => ask(query, true) };
}

const none: SearchFacets = { area: [], kind: [], version: [], scope: [] };

export function useFacets(): SearchFacets {
  const [facets, setFacets] = useState(none);
  useEffect(() => {
    // If facets fail, the search fails too and shows a message.
    session.facets().then(setFacets, () => {});
  }, []);
  return facets;
}

/** Cached results are shown immediately, so that Back restores the scroll position. */
function getInitialState(query: SearchQuery): SearchState {
  return getSearchState(query.text, session.cached(query) ?? null);
}
