import type { Route } from "../url/route.ts";

/** A page in a sidebar. `href` includes the base URL. */
export interface SidebarLink {
  type: "link";
  label: string;
  href: string;
  /** Set where it stands for so many items that the page leaves out; `href` leads to the nearest of them. */
  rest?: number;
}

/** A group in a sidebar. Default values are left out, because every page includes its sidebar. */
export interface SidebarCategory {
  type: "category";
  label: string;
  /** The category's own page or, where it has none, its first page. */
  href: string;
  /** Set where `href` is the category's own page. */
  hasPage?: true;
  /** Whether it starts closed; ignored on the path to the current page. Absent: always open, without a button. */
  collapsed?: boolean;
  /** Absent where this page does not include the branch: `PageSidebar.treeUrl` says where it is. */
  items?: SidebarItem[];
}

export type SidebarItem = SidebarLink | SidebarCategory;

/**
 * The part of a sidebar that one page includes: the top level and the open path, and of the long lists of
 * a large sidebar what is near the page.
 */
export interface PageSidebar {
  name: string;
  items: SidebarItem[];
  /**
   * Address of a JSON file with the whole tree (`SidebarItem[]`). Of a large sidebar it ends with a slash:
   * the folder has a file for each category (`branchFile`). Null where no category opens and closes.
   */
  treeUrl: string | null;
}

/** A link to the previous or next page. */
export interface PageLink {
  label: string;
  href: string;
}

/** A step of the path to a page. Without `href` the step has no page of its own. */
export interface Breadcrumb {
  label: string;
  href?: string;
}

/** A whole sidebar before it is reduced for a page, with routes instead of addresses. */
export interface ResolvedSidebar {
  name: string;
  items: ResolvedItem[];
}

export type ResolvedItem = ResolvedLink | ResolvedCategory;

export interface ResolvedLink {
  type: "link";
  label: string;
  /** Route of a page of this site, or an absolute address. */
  target: Route;
  /** Set where the page belongs to this sidebar: not for a `ref` or an external link. */
  docId?: string;
}

export interface ResolvedCategory {
  type: "category";
  label: string;
  /** The category's own page. */
  page?: { target: Route; docId: string };
  collapsible: boolean;
  collapsed: boolean;
  items: ResolvedItem[];
}
