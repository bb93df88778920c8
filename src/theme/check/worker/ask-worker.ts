import type {
  SourcesRequest,
  SourcesResult,
} from "../../../catalog/usage/sources/check-sources.ts";
import type { SiteAddresses } from "../../../catalog/usage/sources/site-modules.ts";
import type { ReadFiles } from "./read-zip.ts";

export type CheckQuestion = { id: number } & (
  | { kind: "prepare"; site: SiteAddresses }
  | { kind: "check"; site: SiteAddresses; sources: SourcesRequest }
  | { kind: "unzip"; bytes: ArrayBuffer }
);

export interface CheckAnswer {
  id: number;
  value?: SourcesResult | ReadFiles | undefined;
  failure?: string;
}

export class TooSlowError extends Error {}

export interface Checker {
  prepare(): Promise<void>;
  check(sources: SourcesRequest): Promise<SourcesResult>;
  unzip(bytes: ArrayBuffer): Promise<ReadFiles>;
  close(): void;
}

export interface CheckWorker {
  postMessage(question: CheckQuestion): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<CheckAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Milliseconds after which a check is aborted. Loading has no limit. */
const longest = 20_000;

type Unnumbered<Question> = Question extends unknown ? Omit<Question, "id"> : never;

interface Waiting {
  resolve(value: CheckAnswer["value"]): void;
  reject(error: Error): void;
}

/** Runs the engine in a worker. A crashed or terminated worker is replaced. */
export function openChecker(site: SiteAddresses, start: () => CheckWorker): Checker {
  let worker: CheckWorker | undefined;
  let prepared: Promise<unknown> | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function end(error: Error): void {
    worker?.terminate();
    worker = undefined;
    prepared = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function running(): CheckWorker {
    if (worker) return worker;
    const started = start();
    started.onmessage = ({ data }) => {
      const asker = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.failure === undefined) asker?.resolve(data.value);
      else asker?.reject(new Error(data.failure));
    };
    started.onerror = () => end(new Error("the worker is lost"));
    worker = started;
    return started;
  }

  function ask(question: Unnumbered<CheckQuestion>): Promise<CheckAnswer["value"]> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      running().postMessage({ ...question, id } as CheckQuestion);
    });
  }

  async function timed(question: Unnumbered<CheckQuestion>): Promise<CheckAnswer["value"]> {
    await prepare();
    const timer = setTimeout(() => end(new TooSlowError()), longest);
    try {
      return await ask(question);
    } finally {
      clearTimeout(timer);
    }
  }

  async function prepare(): Promise<void> {
    const loading = prepared ?? ask({ kind: "prepare", site });
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
    check: async (sources) => (await timed({ kind: "check", site, sources })) as SourcesResult,
    unzip: async (bytes) => (await timed({ kind: "unzip", bytes })) as ReadFiles,
    close: () => end(new Error("closed")),
  };
}
