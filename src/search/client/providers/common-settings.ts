import * as v from "valibot";

const placeSchema = v.strictObject({
  label: v.string(),
  /** A route of this site, or an address outside of it. */
  to: v.pipe(v.string(), v.regex(/^(?:\/|https?:\/\/)/, "a route or an address")),
});

/** Options that every provider of the search has. */
export const commonSettings = {
  /** Opens the search with `/` and Ctrl+K (⌘K). Default: true. */
  shortcuts: v.optional(v.boolean(), true),
  /** Links that the dialog offers before anything is typed. Default: the links of the navbar. */
  startingPoints: v.optional(v.array(placeSchema)),
  /** Where readers ask what the search does not answer. Default: nowhere. */
  support: v.optional(placeSchema),
};

/** What a provider has to know of the site. */
export interface SearchSite {
  baseUrl: string;
  /** BCP 47 tag of the site's language. */
  locale: string;
  /** Name of the newest docs version; null where the docs have none. */
  lastVersion: string | null;
}
