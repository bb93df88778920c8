import type {
  SourcesRequest,
  SourcesResult,
} from "../../../catalog/usage/sources/check-sources.ts";
import type { SiteAddresses } from "../../../catalog/usage/sources/load-indexed-modules.ts";
import type { ReadFiles } from "./read-zip.ts";

export type CheckRequest = { id: number } & (
  | { kind: "prepare"; site: SiteAddresses }
  | { kind: "check"; site: SiteAddresses; sources: SourcesRequest }
  | { kind: "unzip"; bytes: ArrayBuffer }
);

export interface CheckResponse {
  id: number;
  value?: SourcesResult | ReadFiles | undefined;
  failure?: string;
}

export class CheckTimeoutError extends Error {}

export interface Checker {
  prepare(): Promise<void>;
  check(sources: SourcesRequest): Promise<SourcesResult>;
  unzip(bytes: ArrayBuffer): Promise<ReadFiles>;
  close(): void;
}

export interface CheckWorker {
  postMessage(request: CheckRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<CheckResponse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Aborts a check, but not loading. */
const TIMEOUT_MS = 20_000;

type WithoutId<Request> = Request extends unknown ? Omit<Request, "id"> : never;

interface PendingRequest {
  resolve(value: CheckResponse["value"]): void;
  reject(error: Error): void;
}

/** Runs checks in a worker. A crashed or terminated worker is replaced. */
export function openChecker(site: SiteAddresses, start: () => CheckWorker): Checker {
  let worker: CheckWorker | undefined;
  let prepared: Promise<unknown> | undefined;
  let lastId = 0;
  const requests = new Map<number, PendingRequest>();

  function stopWorker(error: Error): void {
    worker?.terminate();
    worker = undefined;
    prepared = undefined;
    for (const { reject } of requests.values()) reject(error);
    requests.clear();
  }

  function getWorker(): CheckWorker {
    if (worker) return worker;
    const started = start();
    started.onmessage = ({ data }) => {
      const pending = requests.get(data.id);
      requests.delete(data.id);
      if (data.failure === undefined) pending?.resolve(data.value);
      else pending?.reject(new Error(data.failure));
    };
    started.onerror = () => stopWorker(new Error("the worker has crashed"));
    worker = started;
    return started;
  }

  function send(request: WithoutId<CheckRequest>): Promise<CheckResponse["value"]> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      requests.set(id, { resolve, reject });
      getWorker().postMessage({ ...request, id } as CheckRequest);
    });
  }

  async function requestWithTimeout(
    request: WithoutId<CheckRequest>,
  ): Promise<CheckResponse["value"]> {
    await prepare();
    const timer = setTimeout(() => stopWorker(new CheckTimeoutError()), TIMEOUT_MS);
    try {
      return await send(request);
    } finally {
      clearTimeout(timer);
    }
  }

  async function prepare(): Promise<void> {
    const loading = prepared ?? send({ kind: "prepare", site });
    prepared = loading;
    try {
      await loading;
    } catch (error) {
      if (prepared === loading) prepared = undefined;
      throw error;
    }
  }

  return {
    prepare,
    check: async (sources) =>
      (await requestWithTimeout({ kind: "check", site, sources })) as SourcesResult,
    unzip: async (bytes) => (await requestWithTimeout({ kind: "unzip", bytes })) as ReadFiles,
    close: () => stopWorker(new Error("closed")),
  };
}
