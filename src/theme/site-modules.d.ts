/** The build generates these modules from `config.ts`. */
declare module "virtual:site/color-mode" {
  export const colorMode: import("./color-mode/use-color-mode.ts").ColorModeOptions;
}

declare module "virtual:site/locale" {
  /** BCP 47 tag. */
  export const locale: string;
}

declare module "virtual:site/image-zoom" {
  export const zoomSelector: string;
}

declare module "virtual:site/analytics" {
  export const collector: import("./analytics/collector.ts").Collector | null;
  export const webVitals: boolean;
}

declare module "virtual:site/offline" {
  /** Null in sites without offline reading. */
  export const loadOffline: (() => Promise<typeof import("./offline/offline.ts")>) | null;
}

declare module "virtual:site/organization" {
  /** Lowercase URL with a trailing slash, below which repositories may be private; or empty. */
  export const organization: string;
}

declare module "virtual:site/repositories" {
  export const rules: import("./subscriber/private-repository.ts").RepositoryRules;
}

declare module "virtual:site/search" {
  export const shortcuts: boolean;
  export const searchAddress: string;
}

declare module "virtual:site/search-links" {
  interface SearchLink {
    label: string;
    href: string;
  }
  export const startingPoints: readonly SearchLink[];
  export const support: SearchLink | null;
  /** Addresses of the upgrade planner and of its versions; null without a catalog. */
  export const planner: { href: string; versions: string } | null;
}

/** `search/client/providers/<name>/preload.ts` of the chosen provider. */
declare module "virtual:site/search-preload" {
  export function preload(): unknown;
}

/** `search/client/providers/<name>/load-provider.ts` of the chosen provider. */
declare module "virtual:site/search-provider" {
  export function loadProvider(): Promise<import("../search/client/provider.ts").SearchProvider>;
}
