import * as v from "valibot";
import { commonSettings } from "../common-settings.ts";

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

export type AlgoliaSettings = v.InferOutput<typeof schema>;

function isPattern(source: string): boolean {
  try {
    new RegExp(source);
    return true;
  } catch {
    return false;
  }
}
