"use client";
import { type MouseEvent, useEffect, useRef } from "react";
import type { PageSidebar, SidebarCategory, SidebarItem } from "../../model/sidebar.ts";
import { scrollWithin } from "../hooks/nearest-scroll.ts";
import { categoryKey, samePage } from "../hooks/sidebar-state.ts";
import { type SidebarControl, useSidebar } from "../hooks/use-sidebar.ts";
import { SidebarBar, sidebarId } from "../layout/drawer-bar.tsx";
import * as messages from "../messages.ts";

interface SidebarProps {
  sidebar: PageSidebar;
  /** Path of the page, base URL included. */
  path: string;
}

/** The pages of a section: beside the article, or a drawer on narrow screens. */
export function Sidebar({ sidebar, path }: SidebarProps) {
  const control = useSidebar(sidebar, path);
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current link
  useEffect(() => {
    const current = nav.current?.querySelector("[aria-current]");
    if (nav.current && current) scrollWithin(nav.current, current);
  }, [path]);
  return (
    <nav ref={nav} id={sidebarId} popover="auto" className="side" aria-label={messages.sidebar}>
      <SidebarBar />
      <Items items={control.items} parent="" control={control} path={path} />
    </nav>
  );
}

interface LevelProps {
  /** Key of the category around. */
  parent: string;
  control: SidebarControl;
  path: string;
}

function Items({ items, ...level }: LevelProps & { items: SidebarItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label + item.href}>
          {item.type === "link" ? (
            <a href={item.href} aria-current={samePage(item.href, level.path) ? "page" : undefined}>
              {item.label}
            </a>
          ) : (
            <Category category={item} {...level} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Category({ category, parent, control, path }: LevelProps & { category: SidebarCategory }) {
  const { label, href, hasPage, items } = category;
  const collapsible = category.collapsed !== undefined;
  const key = categoryKey(parent, category);
  const open = control.isOpen(category, key);
  const toggle = () => control.toggle(category, key);
  const toggleInstead = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    toggle();
  };
  return (
    <>
      <a
        href={href}
        aria-current={hasPage && samePage(href, path) ? "page" : undefined}
        onClick={collapsible && !hasPage ? toggleInstead : undefined}
      >
        {label}
      </a>
      {collapsible && (
        <button
          type="button"
          aria-expanded={open && items !== undefined}
          aria-label={messages.categoryToggle(label)}
          onClick={toggle}
        />
      )}
      {open && items && <Items items={items} parent={key} control={control} path={path} />}
    </>
  );
}
