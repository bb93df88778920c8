/** Options of the site that browsers need. The build makes these modules of `config.ts`. */
declare module "virtual:site/organization" {
  /** Address, in lower case and with a last slash, below which repositories may be private; or empty. */
  export const organization: string;
}

declare module "virtual:site/repositories" {
  export const rules: import("./subscriber/private-repository.ts").RepositoryRules;
}

declare module "virtual:site/color-mode" {
  /** What a page shows until its reader chooses. */
  export const colorMode: { default: "light" | "dark"; respectSystem: boolean };
}

declare module "virtual:site/locale" {
  /** BCP 47 tag of the language that the site is written in. */
  export const locale: string;
}

declare module "virtual:site/image-zoom" {
  /** Which images can be enlarged. */
  export const zoomSelector: string;
}

/** One of the modules `analytics/no-analytics.ts` and `analytics/page-views-*.ts`. */
declare module "virtual:site/analytics" {
  /** Loads and starts what the site measures; null where that is nothing. */
  export const startAnalytics: (() => Promise<unknown>) | null;
}

declare module "virtual:site/analytics-options" {
  export const collector: import("./analytics/collector.ts").Collector;
}

declare module "virtual:site/search" {
  /** Whether `/` and Ctrl+K open the search. */
  export const shortcuts: boolean;
  /** Address of the page with all results. */
  export const searchAddress: string;
}

/** `search/client/providers/<name>/begin.ts` of the chosen provider. */
declare module "virtual:site/search-begin" {
  /** Begins to load what answers. */
  export function begin(): unknown;
}

/** `search/client/providers/<name>/load-provider.ts` of the chosen provider. */
declare module "virtual:site/search-provider" {
  /** Loads the provider that the site has chosen. */
  export function loadProvider(): Promise<import("../search/client/provider.ts").SearchProvider>;
}
