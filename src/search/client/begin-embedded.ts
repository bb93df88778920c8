import type { WorkerLike } from "./worker-engine.ts";

/** What a search needs first, on its way: each takes a round trip. */
export interface Begun {
  /** Missing where there are no workers, and once its script has failed. */
  worker?: WorkerLike | undefined;
  /** Text of the manifest; anything else where it cannot be had. */
  manifest: Promise<string>;
}

let begun: Begun | undefined;

/**
 * Begins a search as soon as a reader may mean it, once. Every page carries this: the dialog and the
 * rest of the search are on their way beside it.
 */
export function beginEmbedded(manifest: string): Begun {
  if (begun) return begun;
  const own: Begun = {
    manifest: fetch(manifest, { cache: "no-cache" })
      .then((answer) => answer.text())
      .catch(String),
  };
  try {
    own.worker = new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" });
    own.worker.onerror = () => {
      own.worker = undefined;
    };
  } catch {
    // Refused by a policy or unknown to the browser.
  }
  begun = own;
  return own;
}
