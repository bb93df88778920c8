import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { UserError } from "./diagnostics/user-error.ts";

/** Receives the number of finished pages or articles; may throw. */
type Progress = (done: number, total: number) => void;

interface Heap {
  used(): number;
  /** Node's heap limit in bytes. */
  limit: number;
  collect(): void;
}

/** Share of the limit from which garbage is collected, to measure what is still in use. */
const collectThreshold = 0.85;

/** Share of the limit that may still be in use after a collection. */
const maxShareAfterCollection = 0.8;

/** Pages between two checks. */
const pagesPerCheck = 32;

/** The returned function throws a UserError before Node aborts for lack of memory. */
export function watchMemory(heap: Heap = getNodeHeap()): Progress {
  let calls = 0;
  return (done, total) => {
    if (calls++ % pagesPerCheck !== 0 || heap.used() < collectThreshold * heap.limit) return;
    heap.collect();
    if (heap.used() < maxShareAfterCollection * heap.limit) return;
    throw createMemoryError(heap.limit, `after ${done} of ${total} pages`);
  };
}

export function watchWithProgress(watch: Progress, report: Progress | undefined): Progress {
  return (done, total) => {
    watch(done, total);
    report?.(done, total);
  };
}

/** The error for a worker thread that reached the limit. */
export function createThreadMemoryError(work: "compiles" | "renders"): UserError {
  return createMemoryError(getHeapStatistics().heap_size_limit, `in the thread that ${work}`);
}

function createMemoryError(limit: number, when: string): UserError {
  const megabytes = Math.round(limit / 1024 ** 2);
  return new UserError(
    `The build needs more memory than the ${megabytes} MB that Node allows, ${when}; the output is unchanged.`,
    `allow more with \`NODE_OPTIONS=--max-old-space-size=${2 * megabytes}\`, or build in parts as docs/scale.md says; finished pages are in the cache`,
  );
}

function getNodeHeap(): Heap {
  return {
    used: () => getHeapStatistics().used_heap_size,
    limit: getHeapStatistics().heap_size_limit,
    collect: () => collectGarbage("major"),
  };
}

let collect: NonNullable<typeof globalThis.gc> | undefined;

/** A minor collection takes milliseconds and frees only new objects. */
export function collectGarbage(type: "minor" | "major"): void {
  if (!collect) {
    setFlagsFromString("--expose-gc");
    collect = runInNewContext("gc") as NonNullable<typeof globalThis.gc>;
  }
  // Node 20 takes any other argument for a minor collection.
  if (type === "minor") collect({ type });
  else collect();
}

export function isThreadOutOfMemory(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === "ERR_WORKER_OUT_OF_MEMORY";
}
