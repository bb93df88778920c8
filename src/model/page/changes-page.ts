import type { FeedLink } from "./blog-page.ts";
import type { PageBase, PageSummary } from "./page-base.ts";

/** What one commit changed, with the pages that it touched. */
export interface SiteChange {
  /** Its anchor. */
  id: string;
  /** Name of the commit. */
  commit: string;
  /** ISO date. */
  date: string;
  text: string;
  pages: Pick<PageSummary, "title" | "href">[];
  /** Number of further pages. */
  more: number;
}

/** The changes of a week, newest first. */
export interface ChangeWeek {
  /** ISO date of its Monday. */
  start: string;
  changes: SiteChange[];
}

/** A link to another list of changes; null in `href` for the list itself. */
export interface ChangesLink {
  label: string;
  href: string | null;
}

/** Changes of the site by week: the newest, those of an area, or those of a year. */
export interface ChangesPage extends PageBase {
  kind: "changes";
  weeks: ChangeWeek[];
  /** All areas, or one of them; empty where there is only one. */
  areas: ChangesLink[];
  /** Older changes: a link for each year, or for each part of a long year. */
  years: ChangesLink[];
  feeds: FeedLink[];
  /** On the page with the newest changes: those of the feeds. */
  isNewest: boolean;
  /** Address of that page. */
  newest: string;
}
