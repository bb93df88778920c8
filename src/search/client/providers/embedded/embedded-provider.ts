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

  function openInPage(): Promise<Engine> {
    const loading = loadInPage();
    // The next query tries again.
    loading.catch(() => {
      engine = undefined;
    });
    return loading;
  }

  /** Runs a request again in the page if the worker fails. */
  async function withEngine<T>(request: (engine: Engine) => Promise<T>): Promise<T> {
    engine ??= openInPage();
    const current = engine;
    try {
      return await request(await current);
    } catch (error) {
      if (!(error instanceof WorkerFailedError)) throw error;
      if (engine === current) engine = openInPage();
      return withEngine(request);
    }
  }

  return {
    prepare: () => withEngine((engine) => engine.prepare()).catch(() => {}),
    getFacets: () => withEngine((engine) => engine.getFacets()),
    async search(query, signal) {
      signal.throwIfAborted();
      const pageVersion = getVersionOfTag(getPageTag());
      const versioned = pageVersion === undefined ? query : { ...query, pageVersion };
      try {
        return await withEngine((engine) => engine.search(versioned, signal));
      } catch (error) {
        signal.throwIfAborted();
        throw error;
      }
    },
  };
}
