import { getErrorMessage } from "../../../model/error-message.ts";
import type { SearchFacets } from "../../../model/search/search.ts";
import type { Engine } from "../engine/engine.ts";
import {
  SearchError,
  type SearchFailure,
  type SearchQuery,
  type SearchResults,
} from "../provider.ts";

/** Handles a message from the page. Returns null if it needs no response. */
type RequestHandler = (request: WorkerRequest) => Promise<WorkerResponse | null>;

/** The worker's side of the protocol. Every error becomes a response. */
export function createRequestHandler(engine: Engine): RequestHandler {
  const searches = new Map<number, AbortController>();

  function runRequest(request: WorkerRequest) {
    switch (request.kind) {
      case "search": {
        const controller = new AbortController();
        searches.set(request.id, controller);
        return engine.search(request.query, controller.signal);
      }
      case "facets":
        return engine.getFacets();
      default:
        return engine.prepare().then(() => undefined);
    }
  }

  return async (request) => {
    const { id, kind } = request;
    if (kind === "abort") {
      searches.get(id)?.abort();
      return null;
    }
    try {
      return { id, value: await runRequest(request) };
    } catch (error) {
      const failure = error instanceof SearchError ? error.failure : "unavailable";
      return { id, failure, message: getErrorMessage(error) };
    } finally {
      searches.delete(id);
    }
  };
}

export type WorkerRequest =
  | { id: number; kind: "prepare" | "facets" }
  | { id: number; kind: "search"; query: SearchQuery }
  /** Aborts the search with this id. */
  | { id: number; kind: "abort" };

export type WorkerResponse =
  | { id: number; value: SearchResults | SearchFacets | undefined }
  | { id: number; failure: SearchFailure; message: string };
