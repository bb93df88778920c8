import { versionTag } from "../../../../model/search/search.ts";
import type { SearchSite } from "../common-settings.ts";
import type { AlgoliaSettings } from "./schema.ts";

export { schema } from "./schema.ts";

/** Options of the hosted search, from the site's configuration. */
export interface HostedOptions {
  appId: string;
  /** The key that can only search. */
  apiKey: string;
  indexName: string;
  contextualSearch: boolean;
  /** Source of a regular expression; hits whose address it matches keep it. */
  externalUrlRegex?: string | undefined;
  /** Given as they are to the service; lists inside the list are alternatives. */
  facetFilters: (string | string[])[];
  /** Address of a host in place of the service's own. */
  host?: string | undefined;
  /** Milliseconds after which a host counts as silent. */
  timeout?: number;
  baseUrl: string;
  locale: string;
  /** Tag of the docs version that a contextual search finds on a page of none. */
  lastTag: string;
}

/** The service's hosts: one near the reader and three to fall back to. */
export function hosts({ appId, host }: AlgoliaSettings): string[] {
  if (host !== undefined) return [host.split("/", 3).join("/")];
  const id = appId.toLowerCase();
  return [`https://${id}-dsn.algolia.net`, `https://${id}.algolia.net`, "https://*.algolianet.com"];
}

/** Loads the upload of records. Its client is large and not part of any page. */
export async function loadUpload() {
  return (await import("./upload/upload.ts")).upload;
}

/** What `virtual:site/search-algolia` exports. */
export function clientOptions(
  { provider, shortcuts, startingPoints, support, searchParameters, ...service }: AlgoliaSettings,
  { baseUrl, locale, lastVersion }: SearchSite,
): { options: HostedOptions } {
  const { facetFilters } = searchParameters;
  return {
    options: { ...service, facetFilters, baseUrl, locale, lastTag: versionTag(lastVersion) },
  };
}
