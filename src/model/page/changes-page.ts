import type { FeedLink } from "./blog-page.ts";
import type { PageBase, PageSummary } from "./page-base.ts";

export interface SiteChange {
  id: string;
  commit: string;
  date: string;
  text: string;
  pages: Pick<PageSummary, "title" | "href">[];
  /** Number of changed pages that are not listed. */
  unlistedCount: number;
}

export interface ChangeWeek {
  start: string;
  changes: SiteChange[];
}

/** `href` is null for the list that the page shows. */
export interface ChangesLink {
  label: string;
  href: string | null;
}

/** Changes by week: the newest, those of a section, or those of a year. */
export interface ChangesPage extends PageBase {
  kind: "changes";
  weeks: ChangeWeek[];
  /** Sections of the docs; empty if there is only one. */
  areas: ChangesLink[];
  years: ChangesLink[];
  feeds: FeedLink[];
  /** Whether this page shows the newest changes. */
  isNewest: boolean;
  /** URL of the page with the newest changes. */
  newestHref: string;
}
