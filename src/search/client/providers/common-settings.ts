import * as v from "valibot";

const linkSchema = v.strictObject({
  label: v.string(),
  /** A route of this site, or an external URL. */
  to: v.pipe(v.string(), v.regex(/^(?:\/|https?:\/\/)/, "a route or an address")),
});

/** Options of every search provider. */
export const commonSettings = {
  /** Opens the search with `/` and Ctrl+K (⌘K). Default: true. */
  shortcuts: v.optional(v.boolean(), true),
  /** Links that the dialog offers before anything is typed. Default: the links of the navbar. */
  startingPoints: v.optional(v.array(linkSchema)),
  /** Link for questions that the search does not answer. Default: none. */
  support: v.optional(linkSchema),
};

export interface SearchSite {
  baseUrl: string;
  /** BCP 47 tag of the site's language. */
  locale: string;
  /** Name of the newest docs version, or null if the docs have no versions. */
  lastVersion: string | null;
}
