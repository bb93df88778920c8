import type { SearchFacets } from "../../../model/search/search.ts";
import type { Engine } from "../engine/engine.ts";
import { SearchError, type SearchResults } from "../provider.ts";
import type { WorkerAnswer, WorkerQuestion } from "./answer-question.ts";

/** The part of a worker that is used. */
export interface WorkerLike {
  postMessage(question: WorkerQuestion): void;
  onmessage: ((event: MessageEvent<WorkerAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** The worker could not be loaded, or broke. */
export class WorkerLostError extends Error {}

type Unnumbered<Question> = Question extends unknown ? Omit<Question, "id"> : never;

interface Waiting {
  resolve(value: WorkerAnswer & { value: unknown }): void;
  reject(error: Error): void;
}

/** The engine that runs in a worker, to be used as if it ran here. */
export function engineInWorker(worker: WorkerLike): Engine {
  const waiting = new Map<number, Waiting>();
  let lost = false;
  let lastId = 0;

  worker.onmessage = ({ data }) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failure" in data) asker?.reject(new SearchError(data.failure, data.message));
    else asker?.resolve(data);
  };
  worker.onerror = () => {
    lost = true;
    for (const { reject } of waiting.values()) reject(new WorkerLostError());
    waiting.clear();
  };

  function ask<T>(question: Unnumbered<WorkerQuestion>, signal?: AbortSignal): Promise<T> {
    if (lost) return Promise.reject(new WorkerLostError());
    lastId += 1;
    const id = lastId;
    return new Promise<T>((resolve, reject) => {
      waiting.set(id, { resolve: ({ value }) => resolve(value as T), reject });
      worker.postMessage({ ...question, id } as WorkerQuestion);
      signal?.addEventListener("abort", () => {
        if (waiting.has(id)) worker.postMessage({ id, kind: "stop" });
      });
    });
  }

  return {
    prepare: () => ask<void>({ kind: "prepare" }),
    facets: () => ask<SearchFacets>({ kind: "facets" }),
    search: (query, signal) => ask<SearchResults>({ kind: "search", query }, signal),
  };
}
