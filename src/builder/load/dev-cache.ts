import type { CatalogCache } from "../../catalog/service/catalog-cache.ts";
import type { DevContentCache } from "../../content/load/dev-content-cache.ts";

import type { CodeBlockCache } from "./check-module-calls.ts";
import type { GeneratedPageCache } from "./merge-reference.ts";

/** What the dev server keeps between reads of the site. */
export interface DevCache extends DevContentCache {
  catalog: CatalogCache;
  codeBlocks: CodeBlockCache;
  generatedPages: GeneratedPageCache;
}
