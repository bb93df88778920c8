import { manifestFile } from "../../model/search.ts";
import type { FetchJson } from "./index-reader.ts";
import { SearchError } from "./provider.ts";

/** A file is small: what takes longer does not come. */
const timeout = 10_000;

/**
 * Reads the files of the index from the site.
 *
 * @param baseUrl begins and ends with a slash
 */
export function indexFetcher(baseUrl: string): FetchJson {
  // The page has asked for it a moment ago, see `begin-embedded.ts`.
  let cacheOfManifest: RequestCache = "force-cache";
  return async (path) => {
    const cache = path === manifestFile ? cacheOfManifest : "default";
    if (path === manifestFile) cacheOfManifest = "no-cache";
    const response = await request(baseUrl + path, cache);
    if (!response.ok) throw failed(path, `answered ${response.status}`, response.status);
    return response.json().catch(() => {
      throw failed(path, "is no JSON");
    });
  };
}

async function request(url: string, cache: RequestCache): Promise<Response> {
  try {
    return await fetch(url, { cache, signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    const late = error instanceof Error && error.name === "TimeoutError";
    throw new SearchError(late ? "timeout" : "unavailable", `\`${url}\` could not be fetched`);
  }
}

function failed(path: string, reason: string, status = 0): SearchError {
  return new SearchError(status === 429 ? "rate-limited" : "unavailable", `\`${path}\` ${reason}`);
}
