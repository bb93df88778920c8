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
  forPage(position: SidebarPosition | undefined): PageSidebar;
}

export interface SidebarPosition {
  path: readonly ResolvedCategory[];
  index: number;
}

export interface SidebarSettings extends AddressSettings {
  version: string;
}

/** From this number of items on, each branch has a separate file. */
const LARGE_SIDEBAR_ITEMS = 1000;

export function splitSidebar(
  { name, items }: ResolvedSidebar,
  { version, ...settings }: SidebarSettings,
): SplitSidebar {
  const fullItems = items.map((item) => renderItem(item, settings));
  if (!fullItems.some(isCollapsible)) {
    const page = { name, items: fullItems, treeUrl: null };
    return { trees: [], forPage: () => page };
  }
  const isLarge = countItems(items) > LARGE_SIDEBAR_ITEMS;
  const sidebarWindow = createSidebarWindow(
    items,
    fullItems,
    isLarge ? maxItemsInList : Number.POSITIVE_INFINITY,
  );
  const trees = isLarge
    ? getBranches(getBranchFolder(version, name), sidebarWindow)
    : [{ to: getTreeFile(name, fullItems), items: fullItems }];
  const address = isLarge ? getBranchFolder(version, name) : trees[0]?.to;
  const treeUrl = withBase(settings.baseUrl, `/${address}`);
  // Pages that show the same items share one object.
  const cachedSidebars = new Map<ResolvedCategory | undefined, Map<number, PageSidebar>>();
  return {
    trees,
    forPage(position = { path: [], index: 0 }) {
      const innermost = position.path.at(-1);
      const byStart = cachedSidebars.get(innermost) ?? new Map<number, PageSidebar>();
      const start = sidebarWindow.getStart(innermost, position.index);
      const page = byStart.get(start) ?? { name, items: sidebarWindow.itemsFor(position), treeUrl };
      cachedSidebars.set(innermost, byStart.set(start, page));
      return page;
    },
  };
}

interface SidebarWindow {
  /** The first visible item of the list that contains the page. */
  getStart(innermost: ResolvedCategory | undefined, index: number): number;
  itemsFor(position: SidebarPosition): SidebarItem[];
  getList(category: ResolvedCategory | undefined): SidebarItem[];
  getCollapsible(): { category: ResolvedCategory; key: string; href: string }[];
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
  const lists = new Map<ResolvedCategory | undefined, readonly SidebarItem[]>([
    [undefined, fullItems],
  ]);
  const indexes = new Map<ResolvedItem, number>();
  const keys: { category: ResolvedCategory; key: string; href: string }[] = [];
  collect(top, fullItems, "");
  const collapsedItems = new Map<ResolvedCategory, SidebarItem>();

  function collect(
    items: readonly ResolvedItem[],
    rendered: readonly SidebarItem[],
    above: string,
  ) {
    for (const [index, item] of items.entries()) {
      const renderedItem = rendered[index];
      if (item.type !== "category" || renderedItem?.type !== "category") continue;
      const key = getCategoryKey(above, item.label);
      indexes.set(item, index);
      lists.set(item, renderedItem.items ?? []);
      if (item.collapsible) keys.push({ category: item, key, href: renderedItem.href });
      collect(item.items, renderedItem.items ?? [], key);
    }
  }

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
    const item = rendered.collapsed ? closed : { ...closed, items: listFor(category, [], 0) };
    collapsedItems.set(category, item);
    return item;
  }

  function listFor(
    list: ResolvedCategory | undefined,
    path: readonly ResolvedCategory[],
    index: number,
    isWhole = false,
  ): SidebarItem[] {
    const [open, ...inner] = path;
    const rendered = lists.get(list) ?? [];
    const items = list?.items ?? top;
    const isWindowed = !isWhole && rendered.length > maxItems;
    const start = isWindowed ? getStart(list, open ? (indexes.get(open) ?? 0) : index) : 0;
    const end = isWindowed ? start + windowLength : rendered.length;
    const chunk = rendered.slice(start, end).map((renderedItem, at): SidebarItem => {
      const item = items[start + at];
      if (renderedItem.type === "link" || item?.type !== "category") return renderedItem;
      if (item !== open) return collapsedCategory(item, renderedItem);
      return { ...renderedItem, items: listFor(item, inner, index) };
    });
    return [
      ...getOmittedItems(rendered[start - 1], start),
      ...chunk,
      ...getOmittedItems(rendered[end], rendered.length - end),
    ];
  }

  return {
    getStart,
    itemsFor: ({ path, index }) => listFor(undefined, path, index),
    getList: (category) => listFor(category, [], 0, true),
    getCollapsible: () => keys,
  };
}

/** Represents omitted items with a link to the nearest one. */
function getOmittedItems(nearest: SidebarItem | undefined, count: number): SidebarItem[] {
  if (!nearest || count <= 0) return [];
  return [{ type: "link", label: "", href: findFirstAddress([nearest]), rest: count }];
}

function getBranches(folder: string, sidebarWindow: SidebarWindow): SidebarTree[] {
  return [
    { to: folder + getBranchFile("", ""), items: sidebarWindow.getList(undefined) },
    ...sidebarWindow.getCollapsible().map(({ category, key, href }) => {
      return { to: folder + getBranchFile(key, href), items: sidebarWindow.getList(category) };
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
  const isHeading = !page && !collapsible;
  const href = page
    ? finishAddress(page.target, settings)
    : isHeading
      ? ""
      : findFirstAddress(items);
  return {
    type: "category",
    label,
    href,
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
