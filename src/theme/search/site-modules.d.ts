/** Options of the site that browsers need. The build makes these modules from `config.ts`. */
declare module "virtual:site/search" {
  /** Whether `/` and Ctrl+K open the search. */
  export const shortcuts: boolean;
  /** Address of the page with all results. */
  export const searchAddress: string;
}

/** The places that the search leads to by itself. */
declare module "virtual:site/search-places" {
  interface Place {
    label: string;
    href: string;
  }
  /** What is offered before anything is typed. */
  export const startingPoints: readonly Place[];
  /** Where readers ask what the search does not answer. */
  export const support: Place | null;
}

/** `search/client/providers/<name>/begin.ts` of the chosen provider. */
declare module "virtual:site/search-begin" {
  /** Begins to load what answers queries. */
  export function begin(): unknown;
}

/** `search/client/providers/<name>/load-provider.ts` of the chosen provider. */
declare module "virtual:site/search-provider" {
  /** Loads the provider that the site has chosen. */
  export function loadProvider(): Promise<import("../../search/client/provider.ts").SearchProvider>;
}
