import { loadProvider } from "virtual:site/search-provider";
import { useEffect, useState } from "react";
import type { SearchFacets } from "../../model/search/search.ts";
import { pageTag, type SearchQuery } from "../../search/client/provider.ts";
import {
  type Answer,
  createSession,
  type SearchAndShow,
  searchAndShow,
  searchStateOf,
} from "../../search/client/search-session.ts";

export const session = createSession(loadProvider, () => pageTag() ?? "");

export interface AnswerState extends Answer {
  ask: SearchAndShow;
}

export function useSearchAnswer(first: SearchQuery): AnswerState {
  const [answer, setAnswer] = useState(() => firstAnswer(first));
  const [ask] = useState(() => searchAndShow(session.asker(), setAnswer));
  return {
    ...answer,
    ask(query, again) {
      if (again) setAnswer(firstAnswer(query));
      ask(query, again);
    },
  };
}

export interface ResultsState extends Answer {
  retry(): void;
}

export function useResults(query: SearchQuery): ResultsState {
  const { text, results, failure, ask } = useSearchAnswer(query);
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
function firstAnswer(query: SearchQuery): Answer {
  return searchStateOf(query.text, session.known(query) ?? null);
}
