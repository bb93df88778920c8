import { loadProvider } from "virtual:site/search-provider";
import { useEffect, useState } from "react";
import type { SearchFacets } from "../../model/search/search.ts";
import { getPageTag, type SearchQuery } from "../../search/client/provider.ts";
import {
  createSearchAndShow,
  createSession,
  getSearchState,
  type SearchAndShow,
  type SearchState,
} from "../../search/client/search-session.ts";
import { withChosenVersions } from "./with-chosen-versions.ts";
import { withUpgradePlans } from "./with-upgrade-plans.ts";

export const session = createSession(
  async () => withChosenVersions(withUpgradePlans(await loadProvider())),
  () => getPageTag() ?? "",
);

interface RunnableSearch extends SearchState {
  runSearch: SearchAndShow;
}

export function useSearchState(first: SearchQuery): RunnableSearch {
  const [state, setState] = useState(() => getInitialState(first));
  const [runSearch] = useState(() => createSearchAndShow(session.createRunner(), setState));
  return {
    ...state,
    runSearch(query, again) {
      if (again) setState(getInitialState(query));
      runSearch(query, again);
    },
  };
}

export interface ResultsState extends SearchState {
  retry(): void;
}

export function useResults(query: SearchQuery): ResultsState {
  const { text, results, failure, runSearch } = useSearchState(query);
  useEffect(() => runSearch(query));
  return { text, results, failure, retry: () => runSearch(query, true) };
}

const noFacets: SearchFacets = { area: [], kind: [], version: [], scope: [] };

export function useFacets(): SearchFacets {
  const [facets, setFacets] = useState(noFacets);
  useEffect(() => {
    // If facets fail, the search fails too and shows a message.
    session.getFacets().then(setFacets, () => {});
  }, []);
  return facets;
}

/** Cached results are shown immediately, so that Back restores the scroll position. */
function getInitialState(query: SearchQuery): SearchState {
  return getSearchState(query.text, session.getCached(query) ?? null);
}
