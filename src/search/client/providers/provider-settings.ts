import * as v from "valibot";
import * as algolia from "./algolia/settings.ts";
import type { SearchSite } from "./common-settings.ts";
import * as embedded from "./embedded/settings.ts";
import type { SearchUpload } from "./search-upload.ts";

/** Every provider by its name in `config.ts`, which is also that of its folder. */
const providers = { embedded, algolia };

/** The provider of the search. Default: the embedded one. */
export const searchSchema = v.variant(
  "provider",
  Object.values(providers).map(({ schema }) => schema),
);

export type SearchSettings = v.InferOutput<typeof searchSchema>;

/** What the build needs to know about a provider. */
export interface ProviderSettings {
  /** Hosts that pages must be allowed to query. */
  hosts(settings: SearchSettings): string[];
  /** The exports of `virtual:site/search-<name>`, as the provider's `options.d.ts` declares them. */
  clientOptions(settings: SearchSettings, site: SearchSite): Readonly<Record<string, unknown>>;
  /** Loads the upload of a provider that has a hosted index. */
  loadUpload?(): Promise<SearchUpload<SearchSettings>>;
}

/** The settings of the provider that a site uses. */
export function providerOf({ provider }: SearchSettings): ProviderSettings {
  return providers[provider];
}
