import type { SidebarItem } from "../../model/page/sidebar.ts";

/**
 * Whole sidebars by address: each is fetched once for as long as the tab lives. A sidebar in which
 * nothing opens has none, and null for its address.
 */
const trees = new Map<string, SidebarItem[]>();
const underWay = new Map<string, Promise<void>>();

/** The whole tree where it was fetched before. */
export function knownTree(url: string | null): SidebarItem[] | undefined {
  return url === null ? undefined : trees.get(url);
}

/** Fetches the whole tree of a sidebar unless it is known. */
export async function fetchTree(url: string | null): Promise<void> {
  if (url === null || trees.has(url)) return;
  const fetching = underWay.get(url) ?? load(url).finally(() => underWay.delete(url));
  underWay.set(url, fetching);
  await fetching;
}

async function load(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  trees.set(url, await response.json());
}
