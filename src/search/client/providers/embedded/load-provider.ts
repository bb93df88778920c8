import type { SearchProvider } from "../../provider.ts";
import { type Begun, begin } from "./begin.ts";
import { embeddedProvider } from "./embedded-provider.ts";

/** Opens the search of the site's own index. */
export const loadProvider = async (): Promise<SearchProvider> => openEmbedded(begin());

/** The embedded search of this site in this browser. */
function openEmbedded(begun: Begun): SearchProvider {
  return embeddedProvider(begun, async () => {
    const { openEngine } = await import("../../engine/open-engine.ts");
    return openEngine();
  });
}
