import { getVersionOfTag } from "../../../../model/search/search.ts";
import type { Engine } from "../../engine/engine.ts";
import { getPageTag, type SearchProvider } from "../../provider.ts";
import { createWorkerClient, WorkerFailedError } from "../../worker/worker-client.ts";
import type { Preloaded } from "./preload.ts";

/** @param loadInPage loads the engine into the page, for browsers where the worker fails */
export function createEmbeddedProvider(
  { worker }: Preloaded,
  loadInPage: () => Promise<Engine>,
): SearchProvider {
  let engine = worker && Promise.resolve(createWorkerClient(worker));

  /** Runs a request again in the page if the worker fails. */
  async function withEngine<T>(request: (engine: Engine) => Promise<T>): Promise<T> {
    engine ??= loadInPage().catch((error: unknown) => {
      // The next query tries again.
      engine = undefined;
      throw error;
    });
    const current = engine;
    try {
      return await request(await current);
    } catch (error) {
      if (!(error instanceof WorkerFailedError)) throw error;
      if (engine === current) engine = undefined;
      return withEngine(request);
    }
  }

  return {
    prepare: () => withEngine((engine) => engine.prepare()).catch(() => {}),
    getFacets: () => withEngine((engine) => engine.getFacets()),
    async search(query, signal) {
      signal.throwIfAborted();
      const versioned = { ...query, pageVersion: getVersionOfTag(getPageTag()) };
      try {
        return await withEngine((engine) => engine.search(versioned, signal));
      } catch (error) {
        signal.throwIfAborted();
        throw error;
      }
    },
  };
}
