import { createEngine, type LocalEngine } from "./engine.ts";
import { indexFetcher } from "./fetch-index-file.ts";

/** The engine on the index of this site. */
export function openEngine(): LocalEngine {
  const baseUrl = import.meta.env.BASE_URL;
  return createEngine(indexFetcher(baseUrl), baseUrl);
}
