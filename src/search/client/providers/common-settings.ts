import * as v from "valibot";

/** Options that every provider of the search has. */
export const commonSettings = {
  /** Opens the search with `/` and Ctrl+K (⌘K). Default: true. */
  shortcuts: v.optional(v.boolean(), true),
};

/** What a provider has to know of the site. */
export interface SearchedSite {
  baseUrl: string;
  /** BCP 47 tag of the site's language. */
  locale: string;
  /** Name of the newest docs version; null where the docs have none. */
  lastVersion: string | null;
}
