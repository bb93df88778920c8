import type { Route } from "../url/route.ts";

/** `href` includes the base URL. */
export interface SidebarLink {
  type: "link";
  label: string;
  href: string;
  /** How many left-out items this link replaces; `href` leads to the nearest of them. */
  rest?: number;
}

/** Default values are left out, because every page includes its sidebar. */
export interface SidebarCategory {
  type: "category";
  label: string;
  /** The category's own page, or else its first page; empty for a heading, which never closes. */
  href: string;
  /** Whether `href` is the category's own page. */
  hasPage?: true;
  /** Ignored on the path to the current page. Absent: always open, without a button. */
  collapsed?: boolean;
  /** Absent if the page does not include the branch; see `PageSidebar.treeUrl`. */
  items?: SidebarItem[];
}

export type SidebarItem = SidebarLink | SidebarCategory;

/** The part of a sidebar in a page: the top level, the open path, and a window of long lists. */
export interface PageSidebar {
  name: string;
  items: SidebarItem[];
  /**
   * Address of a JSON file with the whole tree (`SidebarItem[]`). For a large sidebar it is a
   * folder, ending with a slash, with a `getBranchFile` for each category. Null if nothing is
   * collapsible.
   */
  treeUrl: string | null;
}

export interface PageLink {
  label: string;
  href: string;
}

/** Without `href`, the step has no page. */
export interface Breadcrumb {
  label: string;
  href?: string;
}

export interface ResolvedSidebar {
  name: string;
  items: ResolvedItem[];
}

export type ResolvedItem = ResolvedLink | ResolvedCategory;

export interface ResolvedLink {
  type: "link";
  label: string;
  /** A route of this site or an absolute address. */
  target: Route;
  /** Absent for a `ref` and for external links: they are not part of this sidebar. */
  docId?: string;
}

export interface ResolvedCategory {
  type: "category";
  label: string;
  page?: { target: Route; docId: string };
  collapsible: boolean;
  collapsed: boolean;
  items: ResolvedItem[];
}

/** Joins the labels from the top of the sidebar to the category. */
export function getCategoryKey(parent: string, label: string): string {
  return `${parent}/${label.replace(/[%/]/g, encodeURIComponent)}`;
}

/**
 * File name of the items of a category. It does not depend on other categories, so that pages stay
 * cached.
 *
 * @param key of the category; empty for the top level
 * @param href of the category, with base URL; empty for the top level
 */
export function getBranchFile(key: string, href: string): string {
  // A 64-bit hash, because browsers compute these names synchronously.
  let low = 0x9e3779b9;
  let high = 0x85ebca6b;
  for (const unit of `${key} ${href}`) {
    const code = unit.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x27d4eb2f) + (low >>> 13);
  }
  return `${hex(high ^ (low >>> 16))}${hex(low ^ (high >>> 15))}.json`;
}

function hex(number: number): string {
  return (number >>> 0).toString(16).padStart(8, "0");
}
