import * as v from "valibot";
import { isRegExpSource } from "../../../../model/text/escape-reg-exp.ts";
import { commonSettings } from "../common-settings.ts";

/** Nested lists are alternatives. */
const facetFiltersSchema = v.array(v.union([v.string(), v.array(v.string())]));

/** Searches an index of the hosted service Algolia. */
export const schema = v.strictObject({
  provider: v.literal("algolia"),
  ...commonSettings,
  appId: v.string(),
  /** The search-only key, which is public. */
  apiKey: v.string(),
  indexName: v.string(),
  /**
   * Limits results to the page's language, and to pages of its docs version or of no version.
   * Default: true.
   */
  contextualSearch: v.optional(v.boolean(), true),
  /** A hit whose URL matches keeps it. The path of any other hit is put below the base URL. */
  externalUrlRegex: v.optional(v.pipe(v.string(), v.check(isRegExpSource, "a regular expression"))),
  searchParameters: v.optional(
    v.strictObject({ facetFilters: v.optional(facetFiltersSchema, []) }),
    {},
  ),
  /** URL of a host to query instead of the service's hosts. */
  host: v.optional(v.pipe(v.string(), v.url())),
});

export type AlgoliaSettings = v.InferOutput<typeof schema>;
