import type { SearchProvider } from "../../provider.ts";
import { embeddedProvider } from "./embedded-provider.ts";
import { begin, type Preloaded } from "./preload.ts";

/** Opens the search of the site's own index. */
export const loadProvider = async (): Promise<SearchProvider> => openEmbedded(begin());

/** The embedded search of this site in this browser. */
function openEmbedded(begun: Preloaded): SearchProvider {
  return embeddedProvider(begun, async () => {
    const { openEngine } = await import("../../engine/open-engine.ts");
    return openEngine();
  });
}
