import {
  getBranchFile,
  getCategoryKey,
  type SidebarCategory,
  type SidebarItem,
} from "../../model/page/sidebar.ts";

/** A category and its items. Key and URL are empty at the top level. */
interface Branch {
  key: string;
  href: string;
}

interface BranchRequest {
  /** URL of the folder with a file for each branch. */
  folder: string;
  item: Element;
  list: Element;
  getLoadedTree(): SidebarItem[] | undefined;
}

/** Returns the tree with the items of a branch, which are loaded if they are missing. */
export async function openBranch({
  folder,
  item,
  list,
  getLoadedTree,
}: BranchRequest): Promise<SidebarItem[]> {
  const branch = getBranch(item);
  const before = getLoadedTree() ?? readItems(list);
  if (containsBranch(before, branch)) return before;
  const items = await readTree(await fetch(folder + getBranchFile(branch.key, branch.href)));
  // Another branch may have loaded meanwhile.
  const tree = getLoadedTree() ?? before;
  return branch.key === "" ? joinLists(items, tree) : withBranch(tree, "", { ...branch, items });
}

/** `isRest` if the item is "N more", the last one of a list. */
export function getBranch(item: Element): Branch & { isRest: boolean } {
  const isRest = getLabel(item)?.matches("[data-rest]") ?? false;
  const category = isRest ? item.parentElement?.closest("li") : item;
  const href = category && getLabel(category)?.getAttribute("href");
  return { isRest, key: category ? getKey(category) : "", href: href ?? "" };
}

function getLabel(item: Element): HTMLElement | null {
  return item.querySelector<HTMLElement>(":scope > :is(a, .group)");
}

function getKey(item: Element): string {
  const parentItem = item.parentElement?.closest("li");
  return getCategoryKey(parentItem ? getKey(parentItem) : "", getLabel(item)?.textContent ?? "");
}

export async function readTree(response: Response): Promise<SidebarItem[]> {
  const { ok, status, url } = response;
  if (!ok) throw new Error(`${url} failed with status ${status}`);
  const tree: unknown = await response.json();
  if (!isSidebar(tree)) throw new Error(`${url} is not a sidebar`);
  return tree;
}

let lastPageHtml: string | null = null;

/** Adds the part of a large sidebar that another page contains. */
export function addItemsOfPage(tree: SidebarItem[], html: string): SidebarItem[] {
  if (html === lastPageHtml) return tree;
  lastPageHtml = html;
  const page = document.createElement("template");
  page.innerHTML = html;
  return joinLists(tree, readItems(page.content));
}

/** Parses the markup of `SidebarContent`. */
function readItems(list: ParentNode): SidebarItem[] {
  return [...list.querySelectorAll(":scope > ul > li")].flatMap((item) => readItem(item) ?? []);
}

function readItem(item: Element): SidebarItem | undefined {
  const label = getLabel(item);
  if (!label) return undefined;
  const link = { label: label.textContent ?? "", href: label.getAttribute("href") ?? "" };
  const { rest, toggles } = label.dataset;
  if (rest !== undefined) return { ...link, type: "link", label: "", rest: Number(rest) };
  const button = item.querySelector<HTMLElement>(":scope > button");
  const isOpen = item.querySelector(":scope > ul") !== null;
  if (!button && !isOpen) return { ...link, type: "link" };
  return {
    ...link,
    type: "category",
    ...(toggles === undefined && { hasPage: true }),
    ...(button && { collapsed: button.dataset.open === undefined }),
    ...(isOpen && { items: readItems(item) }),
  };
}

function isComplete(items: readonly SidebarItem[]): boolean {
  return items.every((item) => item.type === "category" || item.rest === undefined);
}

/** The current list if it is complete, otherwise the newer one, with the open branches of both. */
function joinLists(current: SidebarItem[], newer: SidebarItem[]): SidebarItem[] {
  const [base, other] = isComplete(current) ? [current, newer] : [newer, current];
  const others = new Map(other.map((item) => [item.label + item.href, item]));
  return base.map((item) => {
    const sameItem = others.get(item.label + item.href);
    if (item.type === "link" || sameItem?.type !== "category" || !sameItem.items) return item;
    return { ...item, items: item.items ? joinLists(item.items, sameItem.items) : sameItem.items };
  });
}

function findItems(
  items: readonly SidebarItem[],
  parentKey: string,
  branch: Branch,
): SidebarItem[] | undefined {
  for (const item of items) {
    if (item.type === "link" || !item.items) continue;
    const key = getCategoryKey(parentKey, item.label);
    const found =
      key === branch.key && item.href === branch.href
        ? item.items
        : findItems(item.items, key, branch);
    if (found) return found;
  }
  return undefined;
}

function containsBranch(tree: SidebarItem[], branch: Branch): boolean {
  const items = branch.key === "" ? tree : findItems(tree, "", branch);
  return items !== undefined && isComplete(items);
}

function withBranch(
  items: SidebarItem[],
  parentKey: string,
  branch: Branch & { items: SidebarItem[] },
): SidebarItem[] {
  return items.map((item) => {
    if (item.type === "link") return item;
    const key = getCategoryKey(parentKey, item.label);
    if (key === branch.key && item.href === branch.href) {
      return { ...item, items: item.items ? joinLists(branch.items, item.items) : branch.items };
    }
    return item.items ? { ...item, items: withBranch(item.items, key, branch) } : item;
  });
}

function isSidebar(value: unknown): value is SidebarItem[] {
  return Array.isArray(value) && value.every(isItem);
}

function isItem(value: unknown): value is SidebarItem {
  if (typeof value !== "object" || value === null) return false;
  const { type, label, href, items } = value as Partial<Record<keyof SidebarCategory, unknown>>;
  if (typeof label !== "string" || typeof href !== "string") return false;
  return type === "link" || (type === "category" && (items === undefined || isSidebar(items)));
}
