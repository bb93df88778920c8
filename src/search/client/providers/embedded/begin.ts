import { manifest } from "virtual:site/search-embedded";
import type { WorkerLike } from "../../worker/worker-engine.ts";

/** A search that has started to load. */
export interface Begun {
  /** Missing where there are no workers, and once its script has failed. */
  worker?: WorkerLike | undefined;
}

let begun: Begun | undefined;

/**
 * Starts to load the worker and the manifest when a reader may want to search, once. Every page
 * carries this code, so that worker, manifest and dialog share one round trip. The worker then reads
 * the manifest from the browser's cache.
 */
export function begin(): Begun {
  if (begun) return begun;
  const own: Begun = {};
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
