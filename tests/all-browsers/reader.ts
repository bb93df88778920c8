import type { ServedSite } from "./tab/served-site.ts";
import type { Tab } from "./tab/tab.ts";

/** What a test uses. It is filled before the tests run, not when they are described. */
export interface Reader {
  tab: Tab;
  /** Name and version of the browser. */
  browser: { name: string; version: string };
  sink: Address & ServedSite;
  real: Address & ServedSite;
  /** Warnings, errors and violations of the policy so far. A test that expects some calls this. */
  complaints(): string[];
}

/** Addresses of a served site. */
export interface Address {
  /** The path of a route. */
  at(route: string): string;
  /** The whole address of a route. */
  to(route: string): string;
}
