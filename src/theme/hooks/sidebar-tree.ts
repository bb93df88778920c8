import type { SidebarItem } from "../../model/sidebar.ts";

/** Whole sidebars by address: each is fetched once for as long as the tab lives. */
const trees = new Map<string, SidebarItem[]>();

/** The whole tree where it was fetched before. */
export function knownTree(url: string | null): SidebarItem[] | undefined {
  return url === null ? undefined : trees.get(url);
}

/** Fetches the whole tree of a sidebar. */
export async function fetchTree(url: string): Promise<SidebarItem[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const tree: SidebarItem[] = await response.json();
  trees.set(url, tree);
  return tree;
}
