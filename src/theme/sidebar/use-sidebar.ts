import { type MouseEvent, type SyntheticEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { PageSidebar, SidebarItem } from "../../model/page/sidebar.ts";
import { keepFocus, type PressedCategory, pressedCategory } from "./sidebar-elements.ts";
import { choose, type SidebarChoices } from "./sidebar-state.ts";
import { fetchTree, knownTree } from "./sidebar-tree.ts";

interface SidebarOfPage extends Pick<PageSidebar, "name" | "treeUrl"> {
  /** Path of the page, base URL included. */
  path: string;
}

interface SidebarControl {
  /** The whole tree, once it is known. */
  tree: SidebarItem[] | undefined;
  choices: SidebarChoices;
  listeners: {
    onClick(event: MouseEvent<HTMLElement>): void;
    onPointerOver(event: SyntheticEvent): void;
    onFocus(event: SyntheticEvent): void;
  };
}

/** The reader's choices by sidebar, for as long as the tab lives. */
const remembered = new Map<string, SidebarChoices>();

/** Opens and closes the categories of a sidebar. */
export function useSidebar({ name, treeUrl, path }: SidebarOfPage): SidebarControl {
  const [choices, setChoices] = useState<SidebarChoices>(remembered.get(name) ?? {});

  async function toggle({ label, isOpen, key }: PressedCategory, list: Element): Promise<void> {
    const { href } = location;
    try {
      await fetchTree(treeUrl);
    } catch {
      // Who has gone on meanwhile stays where they are.
      if (!isOpen && location.href === href) location.assign(label.href);
      return;
    }
    const changed = choose(remembered.get(name) ?? {}, key, { open: !isOpen, path });
    remembered.set(name, changed);
    keepFocus(list, () => flushSync(() => setChoices(changed)));
  }

  const fetchAhead = ({ target }: SyntheticEvent) => {
    // Where it fails, the press asks again.
    if (pressedCategory(target)) fetchTree(treeUrl).catch(() => {});
  };
  return {
    tree: knownTree(treeUrl),
    choices,
    listeners: {
      onClick(event) {
        const category = pressedCategory(event.target);
        if (!category || (event.target === category.label && opensElsewhere(event))) return;
        event.preventDefault();
        void toggle(category, event.currentTarget);
      },
      onPointerOver: fetchAhead,
      onFocus: fetchAhead,
    },
  };
}

/** Whether a link that is clicked like this opens in another tab or is downloaded. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
