import type { WorkerLike } from "./worker/worker-engine.ts";

/** A search that has started to load. */
export interface Begun {
  /** Missing where there are no workers, and once its script has failed. */
  worker?: WorkerLike | undefined;
}

let begun: Begun | undefined;

/**
 * Begins a search as soon as a reader may mean it, once. Every page carries this: worker, manifest
 * and dialog each take a round trip, and so take it together. The worker finds the manifest in the
 * browser's cache; through the page it would wait until the dialog has rendered.
 */
export function beginEmbedded(manifest: string): Begun {
  if (begun) return begun;
  const own: Begun = {};
  fetch(manifest, { cache: "no-cache" }).catch(() => {});
  try {
    own.worker = new Worker(new URL("./worker/search-worker.ts", import.meta.url), {
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
