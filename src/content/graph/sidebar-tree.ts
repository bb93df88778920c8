import { createHash } from "node:crypto";
import type {
  PageSidebar,
  ResolvedCategory,
  ResolvedItem,
  ResolvedSidebar,
  SidebarCategory,
  SidebarItem,
} from "../../model/page/sidebar.ts";
import { type TrailingSlash, withBase, withTrailingSlash } from "../../model/url/route.ts";
import type { RoutedDoc } from "../route/routed-doc.ts";
import type { SidebarTree } from "../site-data.ts";

export interface AddressSettings {
  baseUrl: string;
  trailingSlash?: TrailingSlash;
}

/** A sidebar with finished addresses, from which each page takes its part. */
export interface CutSidebar {
  /** The file with the whole tree; undefined where none of its categories opens and closes. */
  tree?: SidebarTree;
  /** Returns the part for a page below these categories, outermost first. */
  forPath(path: readonly ResolvedCategory[]): PageSidebar;
}

export function cutSidebar(
  { name, items }: ResolvedSidebar,
  settings: AddressSettings,
): CutSidebar {
  const whole = items.map((item) => wholeItem(item, settings));
  if (!whole.some(isCollapsible)) {
    const page = { name, items: whole, treeUrl: null };
    return { forPath: () => page };
  }
  const tree = { to: treeFile(name, whole), items: whole };
  const treeUrl = withBase(settings.baseUrl, `/${tree.to}`);
  // All pages of a category share one part.
  const cuts = new Map<ResolvedCategory | undefined, PageSidebar>();
  return {
    tree,
    forPath(path) {
      const innermost = path.at(-1);
      const known = cuts.get(innermost);
      if (known) return known;
      const page = { name, items: cutItems(items, whole, path), treeUrl };
      cuts.set(innermost, page);
      return page;
    },
  };
}

/** Leaves out the items of closed categories. `whole` holds the finished forms of `items`. */
function cutItems(
  items: readonly ResolvedItem[],
  whole: readonly SidebarItem[],
  path: readonly ResolvedCategory[],
): SidebarItem[] {
  const [open, ...inner] = path;
  return whole.map((finished, index) => {
    const item = items[index];
    if (finished.type === "link" || item?.type !== "category") return finished;
    const { items: children = [], ...closed } = finished;
    if (item !== open && finished.collapsed) return closed;
    return { ...closed, items: cutItems(item.items, children, item === open ? inner : []) };
  });
}

function wholeItem(item: ResolvedItem, settings: AddressSettings): SidebarItem {
  const { label } = item;
  if (item.type === "link")
    return { type: "link", label, href: finishAddress(item.target, settings) };
  return wholeCategory(item, settings);
}

function wholeCategory(item: ResolvedCategory, settings: AddressSettings): SidebarCategory {
  const { label, page, collapsible, collapsed } = item;
  const items = item.items.map((child) => wholeItem(child, settings));
  const href = page ? finishAddress(page.target, settings) : (items[0]?.href ?? "");
  return {
    type: "category",
    label,
    href,
    ...(page && { hasPage: true }),
    ...(collapsible && { collapsed }),
    items,
  };
}

/** Adds the base URL to a route of this site; any other address stays as it is. */
export function finishAddress(target: string, { baseUrl, trailingSlash }: AddressSettings): string {
  if (!target.startsWith("/") || target.startsWith("//")) return target;
  return withBase(baseUrl, withTrailingSlash(target, trailingSlash));
}

/** Whether an item or one below it opens and closes. */
function isCollapsible(item: SidebarItem): boolean {
  if (item.type === "link") return false;
  return item.collapsed !== undefined || (item.items?.some(isCollapsible) ?? false);
}

function treeFile(name: string, items: readonly SidebarItem[]): string {
  const hash = createHash("sha256").update(JSON.stringify(items)).digest("hex").slice(0, 8);
  return `assets/sidebar-${name.replace(/[^\w-]+/g, "-")}-${hash}.json`;
}

/** The pages that sidebars can name. */
export interface DocIndex {
  byId: ReadonlyMap<string, RoutedDoc>;
  /** Ids of drafts that this build leaves out: a sidebar may name them. */
  draftIds: ReadonlySet<string>;
}

export function indexDocs(docs: readonly RoutedDoc[], draftIds: Iterable<string>): DocIndex {
  return { byId: new Map(docs.map((doc) => [doc.id, doc])), draftIds: new Set(draftIds) };
}

/** The label of a page in a sidebar. */
export function sidebarLabel({ frontMatter }: RoutedDoc): string {
  return frontMatter.sidebar_label ?? frontMatter.title;
}
