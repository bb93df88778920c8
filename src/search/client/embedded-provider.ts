import type { Begun } from "./begin-embedded.ts";
import type { Engine } from "./engine.ts";
import type { SearchProvider } from "./provider.ts";
import { engineInWorker, WorkerLostError } from "./worker-engine.ts";

/** Milliseconds for the manifest. What takes longer does not come, and the engine says so itself. */
const longest = 10_000;

/**
 * Searches the site's own index, in a worker where that works.
 *
 * @param loadHere loads the engine into the page: slower for the reader, but it answers.
 */
export function embeddedProvider(
  { worker, manifest }: Begun,
  loadHere: () => Promise<Engine>,
): SearchProvider {
  const text = Promise.race([manifest, new Promise<string>((end) => setTimeout(end, longest, ""))]);
  let engine = worker && withManifest(engineInWorker(worker), text);

  function here(): Promise<Engine> {
    const loading = loadHere().then((one) => withManifest(one, text));
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
    prepare: () => use(async () => {}).catch(() => {}),
    facets: () => use((one) => one.facets()),
    async search(query, signal) {
      signal.throwIfAborted();
      const results = await use((one) => one.search(query));
      signal.throwIfAborted();
      return results;
    },
  };
}

/** Gives the engine the manifest before the first question. */
async function withManifest(engine: Engine, manifest: Promise<string>): Promise<Engine> {
  // Where it is of no use, the first question says why.
  engine.prepare(await manifest).catch(() => {});
  return engine;
}
