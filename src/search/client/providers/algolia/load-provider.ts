import { options } from "virtual:site/search-algolia";
import type { SearchProvider } from "../../provider.ts";

/** Opens the search of the hosted index. */
export async function loadProvider(): Promise<SearchProvider> {
  const { openHosted } = await import("./open-hosted.ts");
  return openHosted(options);
}
