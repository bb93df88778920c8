import { createHash } from "node:crypto";
import {
  getBranchFile,
  getCategoryKey,
  type PageSidebar,
  type ResolvedCategory,
  type ResolvedItem,
  type ResolvedSidebar,
  type SidebarCategory,
  type SidebarItem,
} from "../../model/page/sidebar.ts";
import { withBase } from "../../model/url/route.ts";
import type { SidebarTree } from "../site-data.ts";
import { type AddressSettings, finishAddress } from "./doc-index.ts";

export interface SplitSidebar {
  trees: SidebarTree[];
  /** @param position undefined for a page that the sidebar does not list */
  getPageSidebar(position: SidebarPosition | undefined): PageSidebar;
}

export interface SidebarPosition {
  /** The categories around the page, outermost first. */
  path: readonly ResolvedCategory[];
  /** Index of the page in the innermost category. */
  index: number;
}

export interface SidebarSettings extends AddressSettings {
  version: string;
}

/** With more items, each category has a separate file. */
const MAX_ITEMS_IN_FILE = 1000;

export function splitSidebar(
  { name, items }: ResolvedSidebar,
  { version, ...settings }: SidebarSettings,
): SplitSidebar {
  const fullItems = items.map((item) => renderItem(item, settings));
  if (!fullItems.some(isCollapsible)) {
    const page = { name, items: fullItems, treeUrl: null };
    return { trees: [], getPageSidebar: () => page };
  }
  const isLarge = countItems(items) > MAX_ITEMS_IN_FILE;
  const sidebarWindow = createSidebarWindow(
    items,
    fullItems,
    isLarge ? maxItemsInList : Number.POSITIVE_INFINITY,
  );
  const address = isLarge ? getBranchFolder(version, name) : getTreeFile(name, fullItems);
  const trees = isLarge ? getBranches(address, sidebarWindow) : [{ to: address, items: fullItems }];
  const treeUrl = withBase(settings.baseUrl, `/${address}`);
  // Pages that show the same items share one object.
  const cachedSidebars = new Map<ResolvedCategory | undefined, Map<number, PageSidebar>>();
  return {
    trees,
    getPageSidebar(position = { path: [], index: 0 }) {
      const innermost = position.path.at(-1);
      const byStart = cachedSidebars.get(innermost) ?? new Map<number, PageSidebar>();
      const start = sidebarWindow.getStart(innermost, position.index);
      const page = byStart.get(start) ?? { name, items: sidebarWindow.getItems(position), treeUrl };
      cachedSidebars.set(innermost, byStart.set(start, page));
      return page;
    },
  };
}

/** A category is undefined for the top of the sidebar. */
interface SidebarWindow {
  /** The first visible item of the list that contains the page. */
  getStart(innermost: ResolvedCategory | undefined, index: number): number;
  getItems(position: SidebarPosition): SidebarItem[];
  /** All items of a category, with their categories collapsed. */
  getAllItems(category: ResolvedCategory | undefined): SidebarItem[];
  collapsible: readonly Branch[];
}

interface Branch {
  category: ResolvedCategory;
  key: string;
  href: string;
}

interface CategoryIndex {
  /** Rendered items of each category. */
  lists: Map<ResolvedCategory | undefined, readonly SidebarItem[]>;
  /** Index of each category among its siblings. */
  indexes: Map<ResolvedCategory, number>;
  collapsible: Branch[];
}

function indexCategories(
  top: readonly ResolvedItem[],
  renderedTop: readonly SidebarItem[],
): CategoryIndex {
  const index: CategoryIndex = {
    lists: new Map([[undefined, renderedTop]]),
    indexes: new Map(),
    collapsible: [],
  };
  function add(items: readonly ResolvedItem[], rendered: readonly SidebarItem[], above: string) {
    for (const [position, category] of items.entries()) {
      const renderedItem = rendered[position];
      if (category.type !== "category" || renderedItem?.type !== "category") continue;
      const { items: renderedItems = [], href } = renderedItem;
      const key = getCategoryKey(above, category.label);
      index.indexes.set(category, position);
      index.lists.set(category, renderedItems);
      if (category.collapsible) index.collapsible.push({ category, key, href });
      add(category.items, renderedItems, key);
    }
  }
  add(top, renderedTop, "");
  return index;
}

/** Longer lists show a window of items that moves in steps. */
const maxItemsInList = 30;
const windowStep = 7;
const windowLength = 3 * windowStep;

/** Omits items of closed categories and, in long lists, those far from the page. */
function createSidebarWindow(
  top: readonly ResolvedItem[],
  fullItems: readonly SidebarItem[],
  maxItems: number,
): SidebarWindow {
  const { lists, indexes, collapsible } = indexCategories(top, fullItems);
  const collapsedItems = new Map<ResolvedCategory, SidebarItem>();

  function getStart(list: ResolvedCategory | undefined, index: number): number {
    const { length } = lists.get(list) ?? [];
    if (length <= maxItems) return 0;
    const last = Math.ceil(length / windowStep) * windowStep - windowLength;
    return Math.max(0, Math.min(Math.floor(index / windowStep) * windowStep - windowStep, last));
  }

  function collapsedCategory(category: ResolvedCategory, rendered: SidebarCategory): SidebarItem {
    const cached = collapsedItems.get(category);
    if (cached) return cached;
    const { items: _, ...closed } = rendered;
    const item = rendered.collapsed ? closed : { ...closed, items: getList(category, [], 0) };
    collapsedItems.set(category, item);
    return item;
  }

  function getList(
    list: ResolvedCategory | undefined,
    path: readonly ResolvedCategory[],
    index: number,
    isComplete = false,
  ): SidebarItem[] {
    const [open, ...inner] = path;
    const rendered = lists.get(list) ?? [];
    const items = list?.items ?? top;
    const isWindowed = !isComplete && rendered.length > maxItems;
    const start = isWindowed ? getStart(list, open ? (indexes.get(open) ?? 0) : index) : 0;
    const end = isWindowed ? start + windowLength : rendered.length;
    const visible = rendered.slice(start, end).map((renderedItem, offset): SidebarItem => {
      const item = items[start + offset];
      if (renderedItem.type === "link" || item?.type !== "category") return renderedItem;
      if (item !== open) return collapsedCategory(item, renderedItem);
      return { ...renderedItem, items: getList(item, inner, index) };
    });
    return [
      ...getOmittedItems(rendered[start - 1], start),
      ...visible,
      ...getOmittedItems(rendered[end], rendered.length - end),
    ];
  }

  return {
    getStart,
    getItems: ({ path, index }) => getList(undefined, path, index),
    getAllItems: (category) => getList(category, [], 0, true),
    collapsible,
  };
}

/** Represents omitted items with a link to the nearest one. */
function getOmittedItems(nearest: SidebarItem | undefined, count: number): SidebarItem[] {
  if (!nearest || count <= 0) return [];
  return [{ type: "link", label: "", href: findFirstAddress([nearest]), rest: count }];
}

function getBranches(folder: string, sidebarWindow: SidebarWindow): SidebarTree[] {
  return [
    { to: folder + getBranchFile("", ""), items: sidebarWindow.getAllItems(undefined) },
    ...sidebarWindow.collapsible.map(({ category, key, href }) => {
      return { to: folder + getBranchFile(key, href), items: sidebarWindow.getAllItems(category) };
    }),
  ];
}

function renderItem(item: ResolvedItem, settings: AddressSettings): SidebarItem {
  const { label } = item;
  if (item.type === "link")
    return { type: "link", label, href: finishAddress(item.target, settings) };
  return renderCategory(item, settings);
}

function renderCategory(item: ResolvedCategory, settings: AddressSettings): SidebarCategory {
  const { label, page, collapsible, collapsed } = item;
  const items = item.items.map((child) => renderItem(child, settings));
  // A category without a page that cannot be collapsed is a heading.
  const ownAddress = collapsible ? findFirstAddress(items) : "";
  return {
    type: "category",
    label,
    href: page ? finishAddress(page.target, settings) : ownAddress,
    ...(page && { hasPage: true }),
    ...(collapsible && { collapsed }),
    items,
  };
}

function findFirstAddress([first]: readonly SidebarItem[]): string {
  if (first?.type === "category" && first.href === "") return findFirstAddress(first.items ?? []);
  return first?.href ?? "";
}

function isCollapsible(item: SidebarItem): boolean {
  if (item.type === "link") return false;
  return item.collapsed !== undefined || (item.items?.some(isCollapsible) ?? false);
}

function countItems(items: readonly ResolvedItem[]): number {
  let count = items.length;
  for (const item of items) if (item.type === "category") count += countItems(item.items);
  return count;
}

function getTreeFile(name: string, items: readonly SidebarItem[]): string {
  return `assets/sidebar-${getPlainName(name)}-${computeHash(JSON.stringify(items))}.json`;
}

function getBranchFolder(...names: string[]): string {
  const parts = names.map((name) => {
    const nameWithoutId = getPlainName(name);
    return nameWithoutId === name ? name : `${nameWithoutId}-${computeHash(name)}`;
  });
  return `sidebars/${parts.join("/")}/`;
}

function getPlainName(name: string): string {
  return name.replace(/[^\w-]+/g, "-");
}

function computeHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
