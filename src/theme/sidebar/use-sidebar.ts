import { type MouseEvent, type SyntheticEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { PageSidebar, SidebarItem } from "../../model/page/sidebar.ts";
import { categoryKey, choose, type SidebarChoices } from "./sidebar-state.ts";

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

/** What a reader presses to open or close a category: its button, or its label where that has no page. */
const toggles = "[aria-expanded], [data-toggles]";

interface PressedCategory {
  label: HTMLAnchorElement;
  isOpen: boolean;
  /** As `categoryKey` has it. */
  key: string;
}

/** The category that a press on an element opens or closes. */
function pressedCategory(target: EventTarget): PressedCategory | undefined {
  const item = target instanceof Element ? target.closest(toggles)?.closest("li") : null;
  const label = item && labelOf(item);
  if (!label) return undefined;
  const isOpen = item.querySelector(":scope > [aria-expanded=true]") !== null;
  return { label, isOpen, key: keyOf(item) };
}

function labelOf(item: Element): HTMLAnchorElement | null {
  return item.querySelector(":scope > a");
}

function keyOf(item: Element): string {
  const around = item.parentElement?.closest("li");
  return categoryKey(around ? keyOf(around) : "", labelOf(item)?.textContent ?? "");
}

/** Draws a list anew; where that removes what has the focus, its place among links and buttons has it. */
function keepFocus(list: Element, draw: () => void): void {
  const stops = () => [...list.querySelectorAll<HTMLElement>("a, button")];
  const focused = document.activeElement;
  const place = focused instanceof HTMLElement ? stops().indexOf(focused) : -1;
  draw();
  if (!focused?.isConnected) stops()[place]?.focus({ preventScroll: true });
}

/**
 * Whole sidebars by address: each is fetched once for as long as the tab lives. A sidebar in which
 * nothing opens has none, and null for its address.
 */
const trees = new Map<string, SidebarItem[]>();
const underWay = new Map<string, Promise<void>>();

/** The whole tree where it was fetched before. */
function knownTree(url: string | null): SidebarItem[] | undefined {
  return url === null ? undefined : trees.get(url);
}

/** Fetches the whole tree of a sidebar unless it is known. */
async function fetchTree(url: string | null): Promise<void> {
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
