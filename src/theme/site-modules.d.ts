/** Options of the site that browsers need. The build makes these modules from `config.ts`. */
declare module "virtual:site/color-mode" {
  /** What a page shows until its reader chooses. */
  export const colorMode: { default: "light" | "dark"; respectSystem: boolean };
}

/** One of the modules `color-mode/theme-switch.tsx` and `color-mode/system-switch.tsx`. */
declare module "virtual:site/theme-switch" {
  /** Changes the color mode. */
  export const ThemeSwitch: () => import("react").ReactNode;
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

/** One of the modules `offline/no-offline.ts` and `offline/start-offline.ts`, for its effect. */
declare module "virtual:site/offline" {}

declare module "virtual:site/analytics-options" {
  export const collector: import("./analytics/collector.ts").Collector;
}
