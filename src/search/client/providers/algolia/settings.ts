import * as v from "valibot";
import { versionTag } from "../../../../model/search/search.ts";
import { commonSettings, type SearchSite } from "../common-settings.ts";

/** Lists inside the list are alternatives, as the service reads them. */
const facetFiltersSchema = v.array(v.union([v.string(), v.array(v.string())]));

/** Searches an index of the hosted service Algolia. */
export const schema = v.strictObject({
  provider: v.literal("algolia"),
  ...commonSettings,
  /** Id of the application at the service. */
  appId: v.string(),
  /** The key that can only search. Readers see it. */
  apiKey: v.string(),
  indexName: v.string(),
  /** Finds only what is in the page's language, and without a docs version or in the current one. Default: true. */
  contextualSearch: v.optional(v.boolean(), true),
  /** Hits whose address matches keep it as it is; others get the base URL. Default: none matches. */
  externalUrlRegex: v.optional(v.pipe(v.string(), v.check(isPattern, "a regular expression"))),
  searchParameters: v.optional(
    v.strictObject({ facetFilters: v.optional(facetFiltersSchema, []) }),
    {},
  ),
  /** Address of a host to query instead of the service's own. Default: the service's. */
  host: v.optional(v.pipe(v.string(), v.url())),
});

type Settings = v.InferOutput<typeof schema>;

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
export function hosts({ appId, host }: Settings): string[] {
  if (host !== undefined) return [host.split("/", 3).join("/")];
  const id = appId.toLowerCase();
  return [`https://${id}-dsn.algolia.net`, `https://${id}.algolia.net`, "https://*.algolianet.com"];
}

/** What `virtual:site/search-algolia` exports. */
export function clientOptions(
  { provider, shortcuts, startingPoints, support, searchParameters, ...service }: Settings,
  { baseUrl, locale, lastVersion }: SearchSite,
): { options: HostedOptions } {
  const { facetFilters } = searchParameters;
  return {
    options: { ...service, facetFilters, baseUrl, locale, lastTag: versionTag(lastVersion) },
  };
}

function isPattern(source: string): boolean {
  try {
    new RegExp(source);
    return true;
  } catch {
    return false;
  }
}
