import { manifestFile } from "../../../model/search/search.ts";
import { SearchError } from "../provider.ts";
import { createEngine, type LocalEngine } from "./engine.ts";
import type { FetchJson } from "./index-reader.ts";

export function openEngine(): LocalEngine {
  const baseUrl = import.meta.env.BASE_URL;
  return createEngine(indexFetcher(baseUrl), baseUrl);
}

/** Milliseconds. */
const timeout = 10_000;

/** @param baseUrl begins and ends with a slash */
export function indexFetcher(baseUrl: string): FetchJson {
  // `providers/embedded/preload.ts` has just requested it.
  let cacheOfManifest: RequestCache = "force-cache";
  return async (path) => {
    const cache = path === manifestFile ? cacheOfManifest : "default";
    if (path === manifestFile) cacheOfManifest = "no-cache";
    try {
      const response = await fetch(baseUrl + path, { cache, signal: AbortSignal.timeout(timeout) });
      if (response.ok) return await response.json();
      throw new SearchError(
        response.status === 429 ? "rate-limited" : "unavailable",
        `\`${path}\` answered ${response.status}`,
      );
    } catch (error) {
      throw failureOf(path, error);
    }
  };
}

function failureOf(path: string, error: unknown): SearchError {
  if (error instanceof SearchError) return error;
  const late = error instanceof Error && error.name === "TimeoutError";
  return new SearchError(late ? "timeout" : "unavailable", `\`${path}\`: ${error}`);
}
