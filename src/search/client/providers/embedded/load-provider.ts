import type { SearchProvider } from "../../provider.ts";
import { createEmbeddedProvider } from "./embedded-provider.ts";
import { preload } from "./preload.ts";

/** Opens the search of the site's own index. */
export async function loadProvider(): Promise<SearchProvider> {
  return createEmbeddedProvider(preload(), async () => {
    const { openEngine } = await import("../../engine/open-engine.ts");
    return openEngine();
  });
}
