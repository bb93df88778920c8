/** Options of the site that browsers need. The build makes these modules from `config.ts`. */
declare module "virtual:site/search" {
  /** Whether `/` and Ctrl+K open the search. */
  export const shortcuts: boolean;
  /** Address of the page with all results. */
  export const searchAddress: string;
  /** Begins to load what answers. */
  export function begin(): unknown;
}

declare module "virtual:site/search-provider" {
  import type { SearchProvider } from "../../search/client/provider.ts";
  /** Loads the provider that the site has chosen. */
  export function loadProvider(): Promise<SearchProvider>;
}
