/** The build generates these modules from `config.ts`. */
declare module "virtual:site/color-mode" {
  export const colorMode: { default: "light" | "dark"; respectSystem: boolean };
}

declare module "virtual:site/theme-switch" {
  export const ThemeSwitch: () => import("react").ReactNode;
}

declare module "virtual:site/locale" {
  export const locale: string;
}

declare module "virtual:site/image-zoom" {
  export const zoomSelector: string;
}

declare module "virtual:site/analytics" {
  export const startAnalytics: (() => Promise<unknown>) | null;
}

declare module "virtual:site/offline" {}

declare module "virtual:site/analytics-options" {
  export const collector: import("./analytics/collector.ts").Collector;
}
