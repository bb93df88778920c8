import { useState } from "react";
import type { PageSidebar, SidebarCategory, SidebarItem } from "../../model/sidebar.ts";
import { choose, isOpen, type SidebarChoices } from "./sidebar-state.ts";
import { fetchTree, knownTree } from "./sidebar-tree.ts";

export interface SidebarControl {
  items: SidebarItem[];
  isOpen(category: SidebarCategory, key: string): boolean;
  toggle(category: SidebarCategory, key: string): void;
}

/** The reader's choices by sidebar, for as long as the tab lives. */
const remembered = new Map<string, SidebarChoices>();

/** Which items a sidebar shows and which of its categories are open. */
export function useSidebar({ name, items, treeUrl }: PageSidebar, path: string): SidebarControl {
  const [choices, setChoices] = useState<SidebarChoices>(remembered.get(name) ?? {});
  const shown = (category: SidebarCategory, key: string) =>
    isOpen(category, { key, choices, path });

  async function toggle(category: SidebarCategory, key: string): Promise<void> {
    const open = !shown(category, key) || !category.items;
    const { href } = location;
    try {
      if (!category.items && treeUrl !== null) await fetchTree(treeUrl);
    } catch {
      // Who has gone on meanwhile stays where they are.
      if (location.href === href) location.assign(category.href);
      return;
    }
    const choices = choose(remembered.get(name) ?? {}, key, { open, path });
    remembered.set(name, choices);
    setChoices(choices);
  }

  return { items: knownTree(treeUrl) ?? items, isOpen: shown, toggle };
}
