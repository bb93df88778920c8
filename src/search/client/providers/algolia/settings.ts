import { getVersionTag } from "../../../../model/search/search.ts";
import type { SearchSite } from "../common-settings.ts";
import type { AlgoliaSettings } from "./schema.ts";

export { schema } from "./schema.ts";

export interface HostedOptions {
  appId: string;
  /** The search-only key. */
  apiKey: string;
  indexName: string;
  contextualSearch: boolean;
  /** Source of a regular expression. Hits whose URL matches keep it. */
  externalUrlRegex?: string | undefined;
  /** Passed to the service. Nested lists are alternatives. */
  facetFilters: (string | string[])[];
  /** URL of a host instead of the service's hosts. */
  host?: string | undefined;
  /** Milliseconds, for tests. */
  timeout?: number;
  baseUrl: string;
  locale: string;
  /** Tag of the docs version that a contextual search uses on pages without a version. */
  lastTag: string;
}

/** The service's hosts: one near the reader and three to fall back to. */
export function getHosts({ appId, host }: AlgoliaSettings): string[] {
  if (host !== undefined) return [new URL(host).origin];
  const id = appId.toLowerCase();
  return [`https://${id}-dsn.algolia.net`, `https://${id}.algolia.net`, "https://*.algolianet.com"];
}

/** Loaded on demand, because the client is large and pages do not use it. */
export async function loadUpload() {
  return (await import("./upload/upload.ts")).upload;
}

/** What `virtual:site/search-algolia` exports. */
export function getClientOptions(
  { provider, shortcuts, startingPoints, support, searchParameters, ...service }: AlgoliaSettings,
  { baseUrl, locale, lastVersion }: SearchSite,
): { options: HostedOptions } {
  const { facetFilters } = searchParameters;
  return {
    options: { ...service, facetFilters, baseUrl, locale, lastTag: getVersionTag(lastVersion) },
  };
}
