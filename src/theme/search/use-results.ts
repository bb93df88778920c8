import { startTransition, useEffect, useState } from "react";
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
  /** True while the answer to another query is shown. */
  waiting: boolean;
  retry(): void;
}

/** The answer to a query; until it comes, the one before. */
export function useResults(query: SearchQuery): ResultsState {
  const [ask] = useState(() => session.asker());
  const [answer, setAnswer] = useState(() => firstAnswer(query));
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the query; another attempt asks again
  useEffect(() => {
    const { text } = query;
    ask(query).then(
      // Null: a later query is under way. Drawing may be interrupted by the next key.
      (results) => results && startTransition(() => setAnswer(answerOf(text, results))),
      (error: unknown) => setAnswer({ text, results: null, failure: failureOf(error) }),
    );
  }, [ask, key, attempt]);
  return {
    ...answer,
    waiting: answer.text !== query.text,
    retry: () => {
      setAnswer(firstAnswer(query));
      setAttempt(attempt + 1);
    },
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
