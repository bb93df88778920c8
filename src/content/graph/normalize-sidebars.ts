import type { SidebarItemConfig, SidebarsConfig } from "../../config/schemas/sidebars-config.ts";

/** An item with its shorthand written out. */
export type NormalItem =
  | Exclude<SidebarItemConfig, string | { type: "category" }>
  | {
      type: "category";
      label: string;
      page?: string;
      collapsible: boolean;
      collapsed: boolean;
      items: NormalItem[];
    };

export interface NormalSidebar {
  name: string;
  items: NormalItem[];
}

/** Writes shorthands and defaults out. */
export function normalizeSidebars(sidebars: SidebarsConfig): NormalSidebar[] {
  return Object.entries(sidebars).map(([name, items]) => ({
    name,
    items: items.map(normalizeItem),
  }));
}

function normalizeItem(item: SidebarItemConfig): NormalItem {
  if (typeof item === "string") return { type: "doc", id: item };
  if (item.type !== "category") return item;
  return {
    ...item,
    collapsible: item.collapsible ?? true,
    collapsed: item.collapsed ?? true,
    items: item.items.map(normalizeItem),
  };
}
