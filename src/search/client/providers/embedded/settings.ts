import * as v from "valibot";
import { searchManifestFile } from "../../../../model/search/search.ts";
import { commonSettings, type SearchSite } from "../common-settings.ts";

/** Searches the index that the build writes. */
export const schema = v.strictObject({
  provider: v.optional(v.literal("embedded"), "embedded"),
  ...commonSettings,
  /** Lists of words with the same meaning, in addition to those of plain English. */
  synonyms: v.optional(v.array(v.pipe(v.array(v.string()), v.minLength(2)))),
  /** Routes of folders whose sections answer questions and rank higher; `!` excludes a page. */
  answers: v.optional(v.array(v.pipe(v.string(), v.regex(/^!?\//)))),
});

/** The index is on the host of the site. */
export function getHosts(): string[] {
  return [];
}

/** What `virtual:site/search-embedded` exports. */
export function getClientOptions(
  _settings: v.InferOutput<typeof schema>,
  { baseUrl }: SearchSite,
): { manifest: string } {
  return { manifest: baseUrl + searchManifestFile };
}
