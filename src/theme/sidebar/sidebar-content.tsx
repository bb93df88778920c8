import type { SidebarCategory, SidebarItem } from "../../model/page/sidebar.ts";
import * as messages from "../messages/messages.ts";
import { SidebarBar } from "../mobile-menu/drawer-bar.tsx";
import { categoryKey, isOpen, type SidebarChoices, samePage } from "./sidebar-state.ts";

interface SidebarContentProps {
  items: SidebarItem[];
  choices: SidebarChoices;
  /** Path of the page, base URL included. */
  path: string;
}

/** What stands in a sidebar. `useSidebar` listens to its clicks. */
export function SidebarContent({ items, ...level }: SidebarContentProps) {
  return (
    <>
      <SidebarBar />
      <Items items={items} parent="" {...level} />
    </>
  );
}

interface LevelProps extends Omit<SidebarContentProps, "items"> {
  /** Key of the category around. */
  parent: string;
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

function Category({ category, parent, choices, path }: LevelProps & { category: SidebarCategory }) {
  const { label, href, hasPage, collapsed, items } = category;
  const collapsible = collapsed !== undefined;
  const key = categoryKey(parent, label);
  const open = items !== undefined && isOpen(category, { key, choices, path });
  return (
    <>
      <a
        href={href}
        aria-current={hasPage && samePage(href, path) ? "page" : undefined}
        data-toggles={collapsible && !hasPage ? "" : undefined}
      >
        {label}
      </a>
      {collapsible && (
        <button type="button" aria-expanded={open} aria-label={messages.categoryToggle(label)} />
      )}
      {open && <Items items={items} parent={key} choices={choices} path={path} />}
    </>
  );
}
