import { createHash } from "node:crypto";
import type {
  PageSidebar,
  ResolvedCategory,
  ResolvedItem,
  ResolvedSidebar,
  SidebarCategory,
  SidebarItem,
} from "../../model/page/sidebar.ts";
import { branchFile, categoryKey } from "../../model/page/sidebar-branch.ts";
import { withBase } from "../../model/url/route.ts";
import type { SidebarTree } from "../site-data.ts";
import { type AddressSettings, finishAddress } from "./sidebar-tree.ts";

/** A sidebar with finished addresses, from which each page takes its part. */
export interface CutSidebar {
  /** The files with what pages leave out. */
  trees: SidebarTree[];
  /** Returns the part for a page: `place` is where it stands, undefined where the sidebar lacks it. */
  forPage(place: SidebarPlace | undefined): PageSidebar;
}

/** Where a page stands in a sidebar. */
export interface SidebarPlace {
  /** Categories around it, outermost first. */
  path: readonly ResolvedCategory[];
  /** Its index in the innermost of their lists. */
  index: number;
}

export interface CutSettings extends AddressSettings {
  /** Version of the docs. */
  version: string;
}

/** Items of a sidebar from which on each branch has a file of its own. */
const largeSidebar = 1000;

export function cutSidebar(
  { name, items }: ResolvedSidebar,
  { version, ...settings }: CutSettings,
): CutSidebar {
  const whole = items.map((item) => wholeItem(item, settings));
  if (!whole.some(isCollapsible)) {
    const page = { name, items: whole, treeUrl: null };
    return { trees: [], forPage: () => page };
  }
  const isLarge = countItems(items) > largeSidebar;
  const cut = openCut(items, whole, isLarge ? mostInList : Number.POSITIVE_INFINITY);
  const trees = isLarge
    ? branchesOf(branchFolder(version, name), cut)
    : [{ to: treeFile(name, whole), items: whole }];
  const address = isLarge ? branchFolder(version, name) : trees[0]?.to;
  const treeUrl = withBase(settings.baseUrl, `/${address}`);
  // Pages that stand together share one part.
  const parts = new Map<ResolvedCategory | undefined, Map<number, PageSidebar>>();
  return {
    trees,
    forPage(place = { path: [], index: 0 }) {
      const innermost = place.path.at(-1);
      const known = parts.get(innermost) ?? new Map<number, PageSidebar>();
      const start = cut.startOf(innermost, place.index);
      const page = known.get(start) ?? { name, items: cut.itemsFor(place), treeUrl };
      parts.set(innermost, known.set(start, page));
      return page;
    },
  };
}

interface Cut {
  /** What the part for a page shows of the list in which it stands: parts with the same number are the same. */
  startOf(innermost: ResolvedCategory | undefined, index: number): number;
  itemsFor(place: SidebarPlace): SidebarItem[];
  /** All items of a list, without those of closed categories. */
  listOf(category: ResolvedCategory | undefined): SidebarItem[];
  /** Every category that closes, with key and address. */
  closable(): { category: ResolvedCategory; key: string; href: string }[];
}

/** Most items of a list on a page, and steps by which the shown ones move on. */
const mostInList = 40;
const step = 10;
const shown = 3 * step;

/**
 * Leaves out the items of closed categories, and of lists with more than `most` items those that are far
 * from the page. `whole` holds the finished forms of `top`.
 */
function openCut(top: readonly ResolvedItem[], whole: readonly SidebarItem[], most: number): Cut {
  const lists = new Map<ResolvedCategory | undefined, readonly SidebarItem[]>([[undefined, whole]]);
  const indexes = new Map<ResolvedItem, number>();
  const keys: { category: ResolvedCategory; key: string; href: string }[] = [];
  note(top, whole, "");
  const offPath = new Map<ResolvedCategory, SidebarItem>();

  function note(items: readonly ResolvedItem[], finished: readonly SidebarItem[], above: string) {
    for (const [index, item] of items.entries()) {
      const own = finished[index];
      if (item.type !== "category" || own?.type !== "category") continue;
      const key = categoryKey(above, item.label);
      indexes.set(item, index);
      lists.set(item, own.items ?? []);
      if (item.collapsible) keys.push({ category: item, key, href: own.href });
      note(item.items, own.items ?? [], key);
    }
  }

  function startOf(list: ResolvedCategory | undefined, index: number): number {
    const { length } = lists.get(list) ?? [];
    if (length <= most) return 0;
    const last = Math.ceil(length / step) * step - shown;
    return Math.max(0, Math.min(Math.floor(index / step) * step - step, last));
  }

  /** A category that does not hold the page. */
  function besides(category: ResolvedCategory, finished: SidebarCategory): SidebarItem {
    const known = offPath.get(category);
    if (known) return known;
    const { items: _, ...closed } = finished;
    const item = finished.collapsed ? closed : { ...closed, items: listFor(category, [], 0) };
    offPath.set(category, item);
    return item;
  }

  function listFor(
    list: ResolvedCategory | undefined,
    path: readonly ResolvedCategory[],
    index: number,
    isWhole = false,
  ): SidebarItem[] {
    const [open, ...inner] = path;
    const finished = lists.get(list) ?? [];
    const items = list?.items ?? top;
    const isCut = !isWhole && finished.length > most;
    const start = isCut ? startOf(list, open ? (indexes.get(open) ?? 0) : index) : 0;
    const end = isCut ? start + shown : finished.length;
    const part = finished.slice(start, end).map((own, at): SidebarItem => {
      const item = items[start + at];
      if (own.type === "link" || item?.type !== "category") return own;
      if (item !== open) return besides(item, own);
      return { ...own, items: listFor(item, inner, index) };
    });
    return [
      ...rest(finished[start - 1], start),
      ...part,
      ...rest(finished[end], finished.length - end),
    ];
  }

  return {
    startOf,
    itemsFor: ({ path, index }) => listFor(undefined, path, index),
    listOf: (category) => listFor(category, [], 0, true),
    closable: () => keys,
  };
}

/** Stands for items that a page leaves out; it leads to the nearest of them. */
function rest(nearest: SidebarItem | undefined, count: number): SidebarItem[] {
  return nearest && count > 0 ? [{ type: "link", label: "", href: nearest.href, rest: count }] : [];
}

/** The files of a large sidebar: one with its top level, and one for each category that closes. */
function branchesOf(folder: string, cut: Cut): SidebarTree[] {
  return [
    { to: folder + branchFile("", ""), items: cut.listOf(undefined) },
    ...cut.closable().map(({ category, key, href }) => {
      return { to: folder + branchFile(key, href), items: cut.listOf(category) };
    }),
  ];
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

/** Whether an item or one below it opens and closes. */
function isCollapsible(item: SidebarItem): boolean {
  if (item.type === "link") return false;
  return item.collapsed !== undefined || (item.items?.some(isCollapsible) ?? false);
}

function countItems(items: readonly ResolvedItem[]): number {
  let count = items.length;
  for (const item of items) if (item.type === "category") count += countItems(item.items);
  return count;
}

function treeFile(name: string, items: readonly SidebarItem[]): string {
  return `assets/sidebar-${plainName(name)}-${hashOf(JSON.stringify(items))}.json`;
}

/** Folder of the files of a large sidebar, with a slash at its end. */
function branchFolder(...names: string[]): string {
  const parts = names.map((name) => {
    const plain = plainName(name);
    return plain === name ? name : `${plain}-${hashOf(name)}`;
  });
  return `sidebars/${parts.join("/")}/`;
}

function plainName(name: string): string {
  return name.replace(/[^\w-]+/g, "-");
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
