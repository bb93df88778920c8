import * as v from "valibot";
import * as algolia from "./algolia/settings.ts";
import type { SearchSite } from "./common-settings.ts";
import * as embedded from "./embedded/settings.ts";
import type { SearchUpload } from "./search-upload.ts";

/** Each key is the value of `search.provider` in `config.ts` and the name of a folder here. */
const providers = { embedded, algolia };

export const searchSchema = v.variant(
  "provider",
  Object.values(providers).map(({ schema }) => schema),
);

type SearchSettings = v.InferOutput<typeof searchSchema>;

interface ProviderSettings {
  /** Hosts that the content security policy must allow. */
  getHosts(settings: SearchSettings): string[];
  /** The exports of `virtual:site/search-<name>`, as the provider's `options.d.ts` declares them. */
  getClientOptions(settings: SearchSettings, site: SearchSite): Readonly<Record<string, unknown>>;
  /** Loads the upload of a provider that has a hosted index. */
  loadUpload?(): Promise<SearchUpload<SearchSettings>>;
}

export function getProvider({ provider }: SearchSettings): ProviderSettings {
  return providers[provider];
}
