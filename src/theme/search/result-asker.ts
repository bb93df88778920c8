import type { Asker } from "../../search/client/create-asker.ts";
import {
  SearchError,
  type SearchFailure,
  type SearchQuery,
  type SearchResults,
} from "../../search/client/provider.ts";

export interface Answer {
  /** The query that `results` answers or that failed. */
  text: string;
  results: SearchResults | null;
  failure: SearchFailure | null;
}

export interface ResultAsker {
  /**
   * Asks a query once, as often as it may be drawn, and shows the answer.
   *
   * @param again asks it once more
   */
  ask(query: SearchQuery, again?: boolean): void;
  /** Asks what is likely to be the next query. Nobody sees the answer unless it is. */
  guess(query: SearchQuery): void;
}

/** Time in which the text of a guess comes, if it does: the event after a key that went down. */
const patience = 100;

/** Asks for the answers that `show` puts on screen. */
export function createResultAsker(ask: Asker, show: (answer: Answer) => void): ResultAsker {
  let last = "";
  let awaited: Promise<Answer | null> | undefined;
  let guessed: { key: string; answer: Promise<Answer | null> } | undefined;
  const answerTo = (query: SearchQuery): Promise<Answer | null> =>
    ask(query).then(
      // Null: a later query is under way.
      (results) => results && answerOf(query.text, results),
      (error: unknown) => ({ text: query.text, results: null, failure: failureOf(error) }),
    );
  async function showAnswer(query: SearchQuery, answer = answerTo(query)): Promise<void> {
    awaited = answer;
    guessed = undefined;
    const one = await answer;
    if (one) return show(one);
    // Overtaken by a guess alone, which may have been wrong.
    await new Promise((resolve) => setTimeout(resolve, patience));
    if (awaited === answer) await showAnswer(query);
  }
  return {
    ask(query, again = false) {
      const key = JSON.stringify(query);
      if (key === last && !again) return;
      last = key;
      void showAnswer(query, guessed?.key === key ? guessed.answer : undefined);
    },
    guess(query) {
      const key = JSON.stringify(query);
      if (key !== last && key !== guessed?.key) guessed = { key, answer: answerTo(query) };
    },
  };
}

/** An empty query has no results, which is not the same as none. */
export function answerOf(text: string, results: SearchResults | null): Answer {
  return { text, results: text.trim() === "" ? null : results, failure: null };
}

/** Anything but the provider's own errors: its script did not load. */
function failureOf(error: unknown): SearchFailure {
  return error instanceof SearchError ? error.failure : "unavailable";
}
