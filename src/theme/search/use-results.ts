import { useEffect, useState } from "react";
import {
  SearchError,
  type SearchFailure,
  type SearchQuery,
  type SearchResults,
} from "../../search/client/provider.ts";
import { session } from "./tab-session.ts";

interface Answer {
  /** The query that `results` answers or that failed. */
  text: string;
  results: SearchResults | null;
  failure: SearchFailure | null;
}

export interface ResultsState extends Answer {
  /** Asks at once what will be the query: drawing it first would take a while. */
  ask(query: SearchQuery): void;
  retry(): void;
}

/** The answer to a query; until it comes, the one before. */
export function useResults(query: SearchQuery): ResultsState {
  const [answer, setAnswer] = useState(() => firstAnswer(query));
  const [ask] = useState(() => askerFor(setAnswer));
  useEffect(() => ask(query));
  return {
    ...answer,
    ask,
    retry: () => {
      setAnswer(firstAnswer(query));
      ask(query, true);
    },
  };
}

/** Asks each query once, as often as it may be drawn. */
function askerFor(show: (answer: Answer) => void) {
  const ask = session.asker();
  let last = "";
  return (query: SearchQuery, again = false) => {
    const key = JSON.stringify(query);
    if (key === last && !again) return;
    last = key;
    const { text } = query;
    ask(query).then(
      // Null: a later query is under way.
      (results) => results && show(answerOf(text, results)),
      (error: unknown) => show({ text, results: null, failure: failureOf(error) }),
    );
  };
}

/** Without a wait where it was answered before, so that Back finds the page at its old height. */
function firstAnswer(query: SearchQuery): Answer {
  return answerOf(query.text, session.known(query) ?? null);
}

/** An empty query has no results, which is not the same as none. */
function answerOf(text: string, results: SearchResults | null): Answer {
  return { text, results: text.trim() === "" ? null : results, failure: null };
}

/** Anything but the provider's own errors: its script did not load. */
function failureOf(error: unknown): SearchFailure {
  return error instanceof SearchError ? error.failure : "unavailable";
}
