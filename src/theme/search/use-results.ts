import { useEffect, useState } from "react";
import type { SearchQuery } from "../../search/client/provider.ts";
import { type Answer, answerOf, createResultAsker, type ResultAsker } from "./result-asker.ts";
import { session } from "./tab-session.ts";

export interface AnswerState extends Answer, ResultAsker {}

/** The answer to what was asked last; until it comes, the one before. */
export function useAnswer(first: SearchQuery): AnswerState {
  const [answer, setAnswer] = useState(() => firstAnswer(first));
  const [{ ask, guess }] = useState(() => createResultAsker(session.asker(), setAnswer));
  return {
    ...answer,
    guess,
    ask(query, again) {
      if (again) setAnswer(firstAnswer(query));
      ask(query, again);
    },
  };
}

export interface ResultsState extends Answer {
  retry(): void;
}

/** The answer to a query, which is asked when it is drawn. */
export function useResults(query: SearchQuery): ResultsState {
  const { text, results, failure, ask } = useAnswer(query);
  useEffect(() => ask(query));
  return { text, results, failure, retry: () => ask(query, true) };
}

/** Without a wait where it was answered before, so that Back finds the page at its old height. */
function firstAnswer(query: SearchQuery): Answer {
  return answerOf(query.text, session.known(query) ?? null);
}
