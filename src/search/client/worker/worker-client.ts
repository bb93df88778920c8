import type { SearchFacets } from "../../../model/search/search.ts";
import type { Engine } from "../engine/engine.ts";
import { SearchError, type SearchResults } from "../provider.ts";
import type { WorkerRequest, WorkerResponse } from "./worker-protocol.ts";

export interface WorkerLike {
  postMessage(question: WorkerRequest): void;
  onmessage: ((event: MessageEvent<WorkerResponse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** The worker could not be loaded, or broke. */
export class WorkerFailedError extends Error {}

type Unnumbered<Question> = Question extends unknown ? Omit<Question, "id"> : never;

interface Waiting {
  resolve(value: WorkerResponse & { value: unknown }): void;
  reject(error: Error): void;
}

export function createEngineInWorker(worker: WorkerLike): Engine {
  const waiting = new Map<number, Waiting>();
  let hasFailed = false;
  let lastId = 0;

  worker.onmessage = ({ data }) => {
    const request = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failure" in data) request?.reject(new SearchError(data.failure, data.message));
    else request?.resolve(data);
  };
  worker.onerror = () => {
    hasFailed = true;
    for (const { reject } of waiting.values()) reject(new WorkerFailedError());
    waiting.clear();
  };

  function sendRequest<T>(question: Unnumbered<WorkerRequest>, signal?: AbortSignal): Promise<T> {
    if (hasFailed) return Promise.reject(new WorkerFailedError());
    lastId += 1;
    const id = lastId;
    return new Promise<T>((resolve, reject) => {
      waiting.set(id, { resolve: ({ value }) => resolve(value as T), reject });
      worker.postMessage({ ...question, id } as WorkerRequest);
      signal?.addEventListener("abort", () => {
        if (waiting.has(id)) worker.postMessage({ id, kind: "stop" });
      });
    });
  }

  return {
    prepare: () => sendRequest<void>({ kind: "prepare" }),
    facets: () => sendRequest<SearchFacets>({ kind: "facets" }),
    search: (query, signal) => sendRequest<SearchResults>({ kind: "search", query }, signal),
  };
}
