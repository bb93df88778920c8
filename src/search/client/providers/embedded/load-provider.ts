import type { SearchProvider } from "../../provider.ts";
import { createEmbeddedProvider } from "./embedded-provider.ts";
import { type Preloaded, preload } from "./preload.ts";

/** Opens the search of the site's own index. */
export const loadProvider = async (): Promise<SearchProvider> => openEmbedded(preload());

/** The embedded search of this site in this browser. */
function openEmbedded(preloaded: Preloaded): SearchProvider {
  return createEmbeddedProvider(preloaded, async () => {
    const { openEngine } = await import("../../engine/open-engine.ts");
    return openEngine();
  });
}
