import type { SearchFacets } from "../../../model/search/search.ts";
import type { Engine } from "../engine/engine.ts";
import { SearchError, type SearchResults } from "../provider.ts";
import type { WorkerRequest, WorkerResponse } from "./worker-protocol.ts";

export interface WorkerLike {
  postMessage(request: WorkerRequest): void;
  onmessage: ((event: MessageEvent<WorkerResponse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** The worker could not be loaded, or crashed. */
export class WorkerFailedError extends Error {}

type WithoutId<Request> = Request extends unknown ? Omit<Request, "id"> : never;

interface PendingRequest {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export function createWorkerClient(worker: WorkerLike): Engine {
  const pending = new Map<number, PendingRequest>();
  let hasFailed = false;
  let lastId = 0;

  worker.onmessage = ({ data }) => {
    const request = pending.get(data.id);
    pending.delete(data.id);
    if ("failure" in data) request?.reject(new SearchError(data.failure, data.message));
    else request?.resolve(data.value);
  };
  worker.onerror = () => {
    hasFailed = true;
    for (const { reject } of pending.values()) reject(new WorkerFailedError());
    pending.clear();
  };

  function sendRequest(request: WithoutId<WorkerRequest>, signal?: AbortSignal): Promise<unknown> {
    if (hasFailed) return Promise.reject(new WorkerFailedError());
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      worker.postMessage({ ...request, id } as WorkerRequest);
      signal?.addEventListener("abort", () => {
        if (pending.has(id)) worker.postMessage({ id, kind: "abort" });
      });
    });
  }

  return {
    prepare: () => sendRequest({ kind: "prepare" }) as Promise<void>,
    getFacets: () => sendRequest({ kind: "facets" }) as Promise<SearchFacets>,
    search: (query, signal) =>
      sendRequest({ kind: "search", query }, signal) as Promise<SearchResults>,
  };
}
