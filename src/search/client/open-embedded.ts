import { embeddedProvider } from "./embedded-provider.ts";
import type { SearchProvider } from "./provider.ts";

/** The embedded search of this site in this browser. */
export function openEmbedded(): SearchProvider {
  return embeddedProvider({
    startWorker: () =>
      new Worker(new URL("./search-worker.ts", import.meta.url), {
        type: "module",
        name: "search",
      }),
    loadHere: async () => {
      const { openEngine } = await import("./open-engine.ts");
      return openEngine();
    },
  });
}
