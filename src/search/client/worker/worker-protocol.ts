import type { SearchFacets } from "../../../model/search/search.ts";
import type { Engine } from "../engine/engine.ts";
import {
  SearchError,
  type SearchFailure,
  type SearchQuery,
  type SearchResults,
} from "../provider.ts";

/** Handles a message from the page. The result is null for a message that needs no answer. */
export type Answering = (question: WorkerRequest) => Promise<WorkerResponse | null>;

/** The worker's side of the protocol. Every error, also that of a damaged index, becomes an answer. */
export function answering(engine: Engine): Answering {
  const searches = new Map<number, AbortController>();

  function valueFor(question: WorkerRequest) {
    switch (question.kind) {
      case "search": {
        const controller = new AbortController();
        searches.set(question.id, controller);
        return engine.search(question.query, controller.signal);
      }
      case "facets":
        return engine.facets();
      default:
        return engine.prepare().then(() => undefined);
    }
  }

  return async (question) => {
    const { id, kind } = question;
    if (kind === "stop") {
      searches.get(id)?.abort();
      return null;
    }
    try {
      return { id, value: await valueFor(question) };
    } catch (error) {
      const failure = error instanceof SearchError ? error.failure : "unavailable";
      return { id, failure, message: error instanceof Error ? error.message : String(error) };
    } finally {
      searches.delete(id);
    }
  };
}

/** What the page asks its worker. */
export type WorkerRequest =
  | { id: number; kind: "prepare" | "facets" }
  | { id: number; kind: "search"; query: SearchQuery }
  /** The search of this id is no longer wanted. */
  | { id: number; kind: "stop" };

/** What the worker answers; errors cannot be sent as they are. */
export type WorkerResponse =
  | { id: number; value: SearchResults | SearchFacets | undefined }
  | { id: number; failure: SearchFailure; message: string };
