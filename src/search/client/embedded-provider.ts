import type { Engine } from "./engine.ts";
import type { SearchProvider } from "./provider.ts";
import { engineInWorker, type WorkerLike, WorkerLostError } from "./worker-engine.ts";

export interface EmbeddedOptions {
  /** @throws where there are no workers. */
  startWorker(): WorkerLike;
  /** Loads the engine into the page: slower for the reader, but it answers. */
  loadHere(): Promise<Engine>;
}

/** Searches the site's own index, in a worker where that works. */
export function embeddedProvider({ startWorker, loadHere }: EmbeddedOptions): SearchProvider {
  let engine: Promise<Engine> | undefined;
  try {
    engine = Promise.resolve(engineInWorker(startWorker()));
  } catch {
    // Refused by a policy or unknown to the browser.
  }

  function here(): Promise<Engine> {
    const loading = loadHere();
    // A failure is no reason not to try again.
    loading.catch(() => {
      engine = undefined;
    });
    return loading;
  }

  async function use<T>(ask: (engine: Engine) => Promise<T>): Promise<T> {
    engine ??= here();
    const used = engine;
    try {
      return await ask(await used);
    } catch (error) {
      if (!(error instanceof WorkerLostError)) throw error;
      if (engine === used) engine = here();
      return use(ask);
    }
  }

  return {
    prepare: () => use((one) => one.prepare()).catch(() => {}),
    facets: () => use((one) => one.facets()),
    async search(query, signal) {
      signal.throwIfAborted();
      const results = await use((one) => one.search(query));
      signal.throwIfAborted();
      return results;
    },
  };
}
