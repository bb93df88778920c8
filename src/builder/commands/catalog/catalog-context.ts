import type { CacheStore } from "../../../model/cache.ts";

export interface CatalogCommand {
  siteDir: string;
  store: CacheStore;
  engineVersion: string;
  json: boolean;
}
