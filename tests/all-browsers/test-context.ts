import type { ProxiedSite } from "./tab/served-site.ts";
import type { Tab } from "./tab/tab.ts";

export type BrowserName = "Firefox" | "WebKit";

/** What a test uses. Its properties are set in `beforeAll`. */
export interface TestContext {
  tab: Tab;
  /** Name and version of the browser. */
  browser: { name: BrowserName; version: string };
  kitchenSink: SiteAddresses & ProxiedSite;
  gallery: SiteAddresses & ProxiedSite;
  /** Warnings, errors, and policy violations since the last call. Any that a test leaves fail it. */
  takeBrowserErrors(): string[];
}

export interface SiteAddresses {
  /** The path of a route, with the base URL. */
  pathOf(route: string): string;
  /** The absolute URL of a route. */
  urlOf(route: string): string;
}
