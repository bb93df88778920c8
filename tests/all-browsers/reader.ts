import type { ProxiedSite } from "./tab/served-site.ts";
import type { Tab } from "./tab/tab.ts";

/** What a test uses. Its properties are set in `beforeAll`. */
export interface Reader {
  tab: Tab;
  /** Name and version of the browser. */
  browser: { name: string; version: string };
  sink: Address & ProxiedSite;
  real: Address & ProxiedSite;
  /** Warnings, errors, and policy violations since the last call. A test that expects some must call this. */
  browserErrors(): string[];
}

export interface Address {
  /** The path of a route, with the base URL. */
  at(route: string): string;
  /** The absolute URL of a route. */
  to(route: string): string;
}
