import type { Begun } from "./begin-embedded.ts";
import { embeddedProvider } from "./embedded-provider.ts";
import type { SearchProvider } from "./provider.ts";

/** The embedded search of this site in this browser. */
export function openEmbedded(begun: Begun): SearchProvider {
  return embeddedProvider(begun, async () => {
    const { openEngine } = await import("./engine/open-engine.ts");
    return openEngine();
  });
}
