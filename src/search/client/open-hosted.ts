import { liteClient } from "algoliasearch/lite";
import type { SearchFacets } from "../../model/search/search.ts";
import type { SearchKind } from "../../model/search/search-kind.ts";
import type { HostedOptions } from "./hosted-options.ts";
import { serviceHost } from "./hosted-options.ts";
import { facetAttributes, hostedQuery } from "./hosted-query.ts";
import { type HostedHit, hostedResults } from "./hosted-results.ts";
import { SearchError, type SearchFailure, type SearchProvider } from "./provider.ts";

/** Milliseconds. A search that takes longer has failed: readers wait for each letter. */
const longest = 5000;

/** Searches an index of the hosted service. */
export function openHosted(options: HostedOptions): SearchProvider {
  const { timeout = longest } = options;
  const client = liteClient(options.appId, options.apiKey, {
    ...(options.host && { hosts: [serviceHost(options.host)] }),
    timeouts: { connect: timeout, read: timeout, write: timeout },
    // Readers see the failure at once, with a button to retry.
    maxRateLimitRetries: 0,
  });

  async function ask(request: ReturnType<typeof hostedQuery> & { facets?: string[] }) {
    try {
      const { results } = await client.search<HostedHit>({ requests: [request] });
      const [first] = results;
      if (first && "hits" in first) return first;
    } catch (error) {
      throw hostedFailure(error);
    }
    throw hostedFailure(new Error("the service answered without results"));
  }

  return {
    // The service is ready at any time.
    async prepare() {},
    async search(query, signal) {
      signal.throwIfAborted();
      if (query.text.trim() === "") return { groups: [], total: 0 };
      const { hits, nbHits } = await ask(hostedQuery(query, options));
      signal.throwIfAborted();
      return hostedResults({ hits, total: nbHits ?? hits.length, pages: query.pages }, options);
    },
    async facets() {
      const all = hostedQuery({ text: "", filters: {}, pages: 0 }, options);
      const { facets = {} } = await ask({ ...all, facets: Object.values(facetAttributes) });
      return facetsOf(facets);
    },
  };
}

function facetsOf(counted: Record<string, Record<string, number>>): SearchFacets {
  const values = (name: string) => Object.keys(counted[name] ?? {}).filter(Boolean);
  return {
    area: values(facetAttributes.area),
    kind: values(facetAttributes.kind) as SearchKind[],
    version: values(facetAttributes.version),
  };
}

/** What the official client throws, as far as it is used. */
interface ClientError {
  /** HTTP status of an answer that refuses. */
  status?: number;
  /** Of a request that no host answered: one entry for each attempt. */
  stackTrace?: { response?: { isTimedOut?: boolean } }[];
}

/** The client's errors in the words of this house. */
function hostedFailure(error: unknown): SearchError {
  const message = error instanceof Error ? error.message : String(error);
  const { status, stackTrace = [] } = (error ?? {}) as ClientError;
  return new SearchError(failureOf(status, stackTrace), message);
}

function failureOf(
  status: number | undefined,
  attempts: NonNullable<ClientError["stackTrace"]>,
): SearchFailure {
  if (status === 429) return "rate-limited";
  if (status !== undefined && status >= 400 && status < 500) return "refused";
  return attempts.at(-1)?.response?.isTimedOut ? "timeout" : "unavailable";
}
