import { loadProvider } from "virtual:site/search-provider";
import { useEffect, useState } from "react";
import type { SearchFacets } from "../../model/search/search.ts";
import { pageTag, type SearchQuery } from "../../search/client/provider.ts";
import {
  type Answer,
  type AskAndShow,
  answerOf,
  askAndShow,
  createSession,
} from "../../search/client/search-session.ts";

/** The search of this tab. */
export const session = createSession(loadProvider, () => pageTag() ?? "");

export interface AnswerState extends Answer {
  ask: AskAndShow;
}

/** The answer to the latest query; until it comes, the answer before. */
export function useAnswer(first: SearchQuery): AnswerState {
  const [answer, setAnswer] = useState(() => firstAnswer(first));
  const [ask] = useState(() => askAndShow(session.asker(), setAnswer));
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

/** The answer to a query, which is asked when the component renders with it. */
export function useResults(query: SearchQuery): ResultsState {
  const { text, results, failure, ask } = useAnswer(query);
  useEffect(() => ask(query));
  return { text, results, failure, retry: () => ask(query, true) };
}

const none: SearchFacets = { area: [], kind: [], version: [], scope: [] };

/** What results can be narrowed by; nothing until it is known. */
export function useFacets(): SearchFacets {
  const [facets, setFacets] = useState(none);
  useEffect(() => {
    // Where the facets fail to load, so does the search, which shows a message.
    session.facets().then(setFacets, () => {});
  }, []);
  return facets;
}

/** Known at once where it was asked before, so that Back finds the page at its old height. */
function firstAnswer(query: SearchQuery): Answer {
  return answerOf(query.text, session.known(query) ?? null);
}
