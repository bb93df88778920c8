import { openEmbedded } from "../../open-embedded.ts";
import type { SearchProvider } from "../../provider.ts";
import { begin } from "./begin.ts";

/** Opens the search of the site's own index. */
export const loadProvider = async (): Promise<SearchProvider> => openEmbedded(begin());
