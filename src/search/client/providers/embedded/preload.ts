import { manifest } from "virtual:site/search-embedded";
import type { WorkerLike } from "../../worker/worker-client.ts";

export interface Preloaded {
  /** Undefined if workers are not available or the script failed. */
  worker?: WorkerLike | undefined;
}

let preloaded: Preloaded | undefined;

/** Every page contains this code, so that worker, manifest, and dialog load in parallel. */
export function preload(): Preloaded {
  if (preloaded) return preloaded;
  const started: Preloaded = {};
  fetch(manifest, { cache: "no-cache" }).catch(() => {});
  try {
    started.worker = new Worker(new URL("../../worker/search-worker.ts", import.meta.url), {
      type: "module",
    });
    started.worker.onerror = () => {
      started.worker = undefined;
    };
  } catch {
    // Rejected by a content policy, or not supported.
  }
  preloaded = started;
  return started;
}
