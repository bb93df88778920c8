import type {
  SourcesAnswer,
  SourcesQuestion,
} from "../../../catalog/usage/sources/check-sources.ts";
import type { SiteAddresses } from "../../../catalog/usage/sources/site-modules.ts";
import type { ReadFiles } from "./read-zip.ts";

/** What the page asks its worker. */
export type CheckQuestion = { id: number } & (
  | { kind: "prepare"; site: SiteAddresses }
  | { kind: "check"; site: SiteAddresses; sources: SourcesQuestion }
  | { kind: "unzip"; bytes: ArrayBuffer }
);

/** What the worker answers. */
export interface CheckAnswer {
  id: number;
  value?: SourcesAnswer | ReadFiles | undefined;
  failure?: string;
}

/** The worker was ended because its answer took too long. */
export class TooSlowError extends Error {}

export interface Checker {
  /** Loads grammar and engine. */
  prepare(): Promise<void>;
  check(sources: SourcesQuestion): Promise<SourcesAnswer>;
  unzip(bytes: ArrayBuffer): Promise<ReadFiles>;
  close(): void;
}

/** The part of a worker that is used. */
export interface CheckWorker {
  postMessage(question: CheckQuestion): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<CheckAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Milliseconds that an answer may take before its worker is ended. Loading has no limit. */
const longest = 20_000;

type Unnumbered<Question> = Question extends unknown ? Omit<Question, "id"> : never;

interface Waiting {
  resolve(value: CheckAnswer["value"]): void;
  reject(error: Error): void;
}

/** The engine in a worker. One that is lost, or ended because it takes too long, is started anew. */
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
    check: async (sources) => (await timed({ kind: "check", site, sources })) as SourcesAnswer,
    unzip: async (bytes) => (await timed({ kind: "unzip", bytes })) as ReadFiles,
    close: () => end(new Error("closed")),
  };
}
