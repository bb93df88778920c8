import { searchManifestFile } from "../../../model/search/search.ts";
import { SearchError } from "../provider.ts";
import { createEngine, type LocalEngine } from "./engine.ts";
import type { FetchJson } from "./index-reader.ts";

export function openEngine(): LocalEngine {
  const baseUrl = import.meta.env.BASE_URL;
  return createEngine(createIndexFetcher(baseUrl), baseUrl);
}

const timeoutMs = 10_000;

/** @param baseUrl begins and ends with a slash */
export function createIndexFetcher(baseUrl: string): FetchJson {
  // `providers/embedded/preload.ts` has just requested it.
  let manifestCache: RequestCache = "force-cache";
  return async (path) => {
    const cache = path === searchManifestFile ? manifestCache : "default";
    if (path === searchManifestFile) manifestCache = "no-cache";
    try {
      const response = await fetch(baseUrl + path, {
        cache,
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.ok) return await response.json();
      throw new SearchError(
        response.status === 429 ? "rate-limited" : "unavailable",
        `\`${path}\` failed with status ${response.status}`,
      );
    } catch (error) {
      throw toFailure(path, error);
    }
  };
}

function toFailure(path: string, error: unknown): SearchError {
  if (error instanceof SearchError) return error;
  const isTimeout = error instanceof Error && error.name === "TimeoutError";
  return new SearchError(isTimeout ? "timeout" : "unavailable", `\`${path}\`: ${error}`);
}
