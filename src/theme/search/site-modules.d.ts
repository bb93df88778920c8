/** The build generates these modules from `config.ts`. */
declare module "virtual:site/search" {
  export const shortcuts: boolean;
  export const searchAddress: string;
}

declare module "virtual:site/search-places" {
  interface Place {
    label: string;
    href: string;
  }
  export const startingPoints: readonly Place[];
  export const support: Place | null;
}

/** `search/client/providers/<name>/preload.ts` of the chosen provider. */
declare module "virtual:site/search-preload" {
  export function begin(): unknown;
}

/** `search/client/providers/<name>/load-provider.ts` of the chosen provider. */
declare module "virtual:site/search-provider" {
  export function loadProvider(): Promise<import("../../search/client/provider.ts").SearchProvider>;
}
