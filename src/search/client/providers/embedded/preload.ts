import { manifest } from "virtual:site/search-embedded";
import type { WorkerLike } from "../../worker/worker-client.ts";

/** A search that has started to load. */
export interface Preloaded {
  /** Missing where there are no workers, and once its script has failed. */
  worker?: WorkerLike | undefined;
}

let begun: Preloaded | undefined;

/**
 * Starts to load the worker and the manifest when a reader may want to search, once. Every page
 * carries this code, so that worker, manifest and dialog share one round trip. The worker then reads
 * the manifest from the browser's cache.
 */
export function begin(): Preloaded {
  if (begun) return begun;
  const own: Preloaded = {};
  fetch(manifest, { cache: "no-cache" }).catch(() => {});
  try {
    own.worker = new Worker(new URL("../../worker/search-worker.ts", import.meta.url), {
      type: "module",
    });
    own.worker.onerror = () => {
      own.worker = undefined;
    };
  } catch {
    // Refused by a policy or unknown to the browser.
  }
  begun = own;
  return own;
}
