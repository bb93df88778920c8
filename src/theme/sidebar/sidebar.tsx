"use client";
import { type MouseEvent, type SyntheticEvent, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { StaticPart } from "../../framework/client/static-part.tsx";
import type { PageSidebar, SidebarItem } from "../../model/page/sidebar.ts";
import { scrollWithin } from "../browser/scrolling.ts";
import * as messages from "../messages/messages.ts";
import { sidebarId } from "../mobile-menu/popover-bar.tsx";
import type { SidebarChoices } from "./sidebar-content.tsx";

interface TreeProps extends Pick<PageSidebar, "name" | "treeUrl"> {
  /** Null if the document already contains it. */
  html: string | null;
  path: string;
  baseUrl: string;
}

interface SidebarProps extends TreeProps {
  /** The bar above the tree in narrow windows. Null if the document already contains it. */
  bar: string | null;
}

/** The tree is static until the reader toggles a category; then React renders it. */
export function Sidebar({ bar, name, treeUrl, html, path, baseUrl }: SidebarProps) {
  const { tree, choices, listeners } = useSidebar({ name, treeUrl, html, path });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current link
  useEffect(() => {
    const nav = document.getElementById(sidebarId);
    const current = nav?.querySelector(":scope > :last-child [aria-current]");
    if (nav && current) scrollWithin(nav, current);
  }, [path]);
  return (
    <nav id={sidebarId} popover="auto" className="side" aria-label={messages.sidebar}>
      <StaticPart as="div" html={bar} />
      <StaticPart as="div" html={html} {...listeners}>
        {tree && contentModule && (
          <contentModule.SidebarContent {...{ items: tree, choices, path, baseUrl }} />
        )}
      </StaticPart>
    </nav>
  );
}

interface SidebarControl {
  tree: SidebarItem[] | undefined;
  choices: SidebarChoices;
  listeners: {
    onClick(event: MouseEvent<HTMLElement>): void;
    onPointerOver(event: SyntheticEvent<HTMLElement>): void;
    onFocus(event: SyntheticEvent<HTMLElement>): void;
  };
}

/** The reader's choices by sidebar, for this tab. */
const choicesBySidebar = new Map<string, SidebarChoices>();

function useSidebar({ name, treeUrl, html, path }: Omit<TreeProps, "baseUrl">): SidebarControl {
  const [choices, setChoices] = useState<SidebarChoices>(choicesBySidebar.get(name) ?? {});

  async function toggle(pressed: Pressed, list: Element): Promise<void> {
    const { item, label, isOpen } = pressed;
    const { href } = location;
    try {
      await fetchTree(treeUrl, item, list);
      if (!contentModule) return;
    } catch {
      // The document already contains the list.
      const innerList = item.querySelector<HTMLElement>(":scope > ul");
      if (innerList) {
        innerList.hidden = isOpen;
        item.querySelector(":scope > button")?.setAttribute("aria-expanded", String(!isOpen));
        return;
      }
      // The reader may have opened another page meanwhile.
      if (location.href === href) location.assign(label.href);
      return;
    }
    const before = choicesBySidebar.get(name) ?? {};
    const { isRest, ...branch } = contentModule.getBranch(item);
    const choice = { open: !isOpen, path };
    const changed = isRest
      ? { ...before }
      : contentModule.withChoice(before, { ...branch, choice });
    choicesBySidebar.set(name, changed);
    contentModule.keepFocus(list, () => flushSync(() => setChoices(changed)));
  }

  const fetchAhead = ({ target, currentTarget }: SyntheticEvent<HTMLElement>) => {
    const pressed = getPressedItem(target);
    // If it fails, the click tries again.
    if (pressed) fetchTree(treeUrl, pressed.item, currentTarget).catch(() => {});
  };
  return {
    tree: getKnownTree(treeUrl, html),
    choices,
    listeners: {
      onClick(event) {
        const pressed = getPressedItem(event.target);
        if (!pressed || (event.target === pressed.label && hasModifierKey(event))) return;
        event.preventDefault();
        void toggle(pressed, event.currentTarget);
      },
      onPointerOver: fetchAhead,
      onFocus: fetchAhead,
    },
  };
}

function hasModifierKey({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** The toggle button, the label of a category without a page, or "N more". */
const toggles = "[aria-expanded], [data-toggles], [data-rest]";

interface Pressed {
  item: Element;
  label: HTMLAnchorElement;
  isOpen: boolean;
}

function getPressedItem(target: EventTarget): Pressed | undefined {
  const item = target instanceof Element ? target.closest(toggles)?.closest("li") : null;
  const label = item?.querySelector<HTMLAnchorElement>(":scope > a");
  if (!item || !label) return undefined;
  const isOpen = item.querySelector(":scope > [aria-expanded=true]") !== null;
  return { item, label, isOpen };
}

/** Loaded trees by URL. A sidebar without collapsible items has no URL. */
const trees = new Map<string, SidebarItem[]>();
/** Pending requests by URL, or by item for branches. */
const pendingRequests = new Map<string | Element, Promise<void>>();
/** Loaded with the first tree. */
let contentModule: typeof import("./sidebar-content.tsx") | undefined;

/** The URL of a large tree is a folder with a file for each branch. */
function loadsByBranch(url: string): boolean {
  return url.endsWith("/");
}

function getKnownTree(url: string | null, html: string | null): SidebarItem[] | undefined {
  const tree = url === null ? undefined : trees.get(url);
  if (!tree || !url || !loadsByBranch(url) || !html || !contentModule) return tree;
  const fullTree = contentModule.addItemsOfPage(tree, html);
  trees.set(url, fullTree);
  return fullTree;
}

async function fetchTree(url: string | null, item: Element, list: Element): Promise<void> {
  if (url === null || (trees.has(url) && !loadsByBranch(url))) return;
  const key = loadsByBranch(url) ? item : url;
  const load = async () => {
    const request = loadsByBranch(url) ? null : fetch(url);
    const [content, response] = await Promise.all([import("./sidebar-content.tsx"), request]);
    contentModule = content;
    const getLoadedTree = () => trees.get(url);
    const tree = response
      ? await content.readTree(response)
      : await content.openBranch({ folder: url, item, list, getLoadedTree });
    trees.set(url, tree);
  };
  const fetching = pendingRequests.get(key) ?? load().finally(() => pendingRequests.delete(key));
  pendingRequests.set(key, fetching);
  await fetching;
}
