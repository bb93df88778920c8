"use client";
import { type MouseEvent, type SyntheticEvent, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { StaticPart } from "../../framework/client/static/static-html.tsx";
import type { PageSidebar, SidebarItem } from "../../model/page/sidebar.ts";
import { scrollWithin } from "../browser/scrolling.ts";
import * as messages from "../messages/messages.ts";
import { sidebarId } from "../mobile-menu/popover-bar.tsx";
import { categoryKey } from "./category-key.ts";
import type { SidebarChoices } from "./sidebar-content.tsx";

interface SidebarProps extends Pick<PageSidebar, "name" | "treeUrl"> {
  /** What the page carries of the sidebar; null where the document holds it already. */
  html: string | null;
  /** Path of the page, base URL included. */
  path: string;
}

/**
 * The pages of a section: beside the article, or a menu on narrow screens. It stays static
 * until the reader opens or closes a category; from then on React renders its whole tree.
 */
export function Sidebar({ name, treeUrl, html, path }: SidebarProps) {
  const { tree, choices, listeners } = useSidebar({ name, treeUrl, path });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current link
  useEffect(() => {
    const nav = document.getElementById(sidebarId);
    const current = nav?.querySelector("[aria-current]");
    if (nav && current) scrollWithin(nav, current);
  }, [path]);
  return (
    <StaticPart
      as="nav"
      id={sidebarId}
      popover="auto"
      className="side"
      aria-label={messages.sidebar}
      html={html}
      {...listeners}
    >
      {tree && part && <part.SidebarContent items={tree} choices={choices} path={path} />}
    </StaticPart>
  );
}

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

  async function toggle(
    { item, label, isOpen, key }: PressedCategory,
    list: Element,
  ): Promise<void> {
    const { href } = location;
    try {
      await fetchTree(treeUrl);
      if (!part) return;
    } catch {
      // What the document holds of the category needs no tree.
      const own = item.querySelector<HTMLElement>(":scope > ul");
      if (own) {
        own.hidden = isOpen;
        item.querySelector(":scope > button")?.setAttribute("aria-expanded", String(!isOpen));
      } else if (location.href === href) location.assign(label.href); // Not after another navigation.
      return;
    }
    const changed = part.choose(remembered.get(name) ?? {}, key, { open: !isOpen, path });
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
  item: Element;
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
  return { item, label, isOpen, key: keyOf(item) };
}

function labelOf(item: Element): HTMLAnchorElement | null {
  return item.querySelector(":scope > a");
}

function keyOf(item: Element): string {
  const around = item.parentElement?.closest("li");
  return categoryKey(around ? keyOf(around) : "", labelOf(item)?.textContent ?? "");
}

/** Renders a list again. Where that removes the focused element, the one in its place gets the focus. */
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
/** What draws a tree: it comes with the first one. */
let part: typeof import("./sidebar-content.tsx") | undefined;

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
  const [drawing, response] = await Promise.all([import("./sidebar-content.tsx"), fetch(url)]);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const tree: unknown = await response.json();
  if (!drawing.isSidebar(tree)) throw new Error(`${url} does not hold a sidebar`);
  part = drawing;
  trees.set(url, tree);
}
