import type { Route } from "../../model/url/route.ts";

/** A line of `redirects.tsv` that is well formed; whether it leads anywhere is not known yet. */
export interface RedirectLine {
  /** One-based. */
  line: number;
  from: Route;
  /** A route, with an anchor where it has one; or an `https:` address. */
  to: string;
  /** `from` and `to` end in `/*`: every page and redirect below `to` is reached from below `from` too. */
  pattern: boolean;
}

/** An old address and the finished address it leads to. */
export interface Redirect {
  from: Route;
  /** With base URL, or absolute. */
  href: string;
}

/** What is known of the site when the redirects are checked. */
export interface RedirectSite {
  /** Origin, without a trailing slash. */
  url: string;
  baseUrl: string;
  pages: readonly RedirectPage[];
  /** Files of the output that no redirect may take the place of, with forward slashes. */
  files: ReadonlySet<string>;
}

export interface RedirectPage {
  route: Route;
  ids: readonly string[];
}
