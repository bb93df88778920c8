import {
  getCategoryKey,
  type SidebarCategory,
  type SidebarItem,
  type SidebarLink,
} from "../../model/page/sidebar.ts";
import { getRouteKey } from "../../model/url/route.ts";
import * as messages from "../messages/messages.ts";

// All code for categories is loaded as one module.
export { addItemsOfPage, getBranch, openBranch, readTree } from "./sidebar-branches.ts";

interface SidebarContentProps {
  items: SidebarItem[];
  choices: SidebarChoices;
  path: string;
}

/** Marks the page, or the closest page above it that the sidebar lists, except the home page. */
export function SidebarContent({
  items,
  choices,
  path,
  baseUrl,
}: SidebarContentProps & { baseUrl: string }) {
  const listedPath = findListedPath(items, path, getRouteKey(baseUrl));
  return <Items items={items} parentKey="" choices={choices} path={path} listedPath={listedPath} />;
}

function findListedPath(items: readonly SidebarItem[], path: string, home: string): string {
  for (
    let above = getRouteKey(path);
    above.length > home.length;
    above = above.replace(/\/[^/]*$/, "")
  ) {
    if (items.some((item) => containsPage(item, above))) return above;
  }
  return path;
}

interface LevelProps extends Omit<SidebarContentProps, "items"> {
  /** From `getCategoryKey`; empty at the top level. */
  parentKey: string;
  listedPath: string;
}

function Items({ items, ...level }: LevelProps & { items: SidebarItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label + item.href}>
          {item.type === "link" ? (
            <Link link={item} path={level.path} listedPath={level.listedPath} />
          ) : (
            <Category category={item} {...level} />
          )}
        </li>
      ))}
    </ul>
  );
}

type Paths = Pick<LevelProps, "path" | "listedPath">;

function getAriaCurrent(href: string, { path, listedPath }: Paths): "page" | "true" | undefined {
  if (!isSamePage(href, listedPath)) return undefined;
  return isSamePage(href, path) ? "page" : "true";
}

function Link({ link, ...paths }: Paths & { link: SidebarLink }) {
  const { label, href, rest: hiddenCount } = link;
  if (hiddenCount !== undefined) {
    return (
      <a href={href} data-rest={hiddenCount}>
        {messages.moreSidebarItems(String(hiddenCount))}
      </a>
    );
  }
  return (
    <a href={href} aria-current={getAriaCurrent(href, paths)}>
      {label}
    </a>
  );
}

function Category({ category, parentKey, ...level }: LevelProps & { category: SidebarCategory }) {
  const { label, href, hasPage, collapsed, items } = category;
  const collapsible = collapsed !== undefined;
  const key = getCategoryKey(parentKey, label);
  const open = items !== undefined && isOpen(category, { key, ...level });
  return (
    <>
      {href === "" ? (
        <span className="group">{label}</span>
      ) : (
        <a
          href={href}
          aria-current={hasPage ? getAriaCurrent(href, level) : undefined}
          data-toggles={collapsible && !hasPage ? "" : undefined}
        >
          {label}
        </a>
      )}
      {collapsible && (
        <button
          type="button"
          aria-expanded={open}
          aria-label={messages.categoryToggle(label)}
          data-open={collapsed ? undefined : ""}
        />
      )}
      {open && <Items items={items} parentKey={key} {...level} />}
    </>
  );
}

/** The reader opened or closed a category on the page with this path. */
interface CategoryChoice {
  open: boolean;
  path: string;
}

/** Choices by `getChoiceKey`. Categories without one follow the site's configuration. */
export type SidebarChoices = Readonly<Record<string, CategoryChoice>>;

function isSamePage(a: string, b: string): boolean {
  return getRouteKey(a) === getRouteKey(b);
}

export function containsPage(item: SidebarItem, path: string): boolean {
  if (item.type === "link") return item.rest === undefined && isSamePage(item.href, path);
  if (item.hasPage && isSamePage(item.href, path)) return true;
  return item.items?.some((child) => containsPage(child, path)) ?? false;
}

/** Categories around the current page are open, unless the reader closed them on this page. */
export function isOpen(
  category: SidebarCategory,
  { key, choices, path, listedPath }: Paths & { key: string; choices: SidebarChoices },
): boolean {
  if (category.collapsed === undefined) return true;
  const current = containsPage(category, listedPath);
  const choice = choices[getChoiceKey(key, category.href)];
  if (choice && (choice.open || !current || isSamePage(choice.path, path))) return choice.open;
  return current || !category.collapsed;
}

/** `key` is from `getCategoryKey`. */
export function withChoice(
  choices: SidebarChoices,
  { key, href, choice }: { key: string; href: string; choice: CategoryChoice },
): SidebarChoices {
  return { ...choices, [getChoiceKey(key, href)]: choice };
}

/** Categories next to each other can have the same label, but not the same URL. */
function getChoiceKey(key: string, href: string): string {
  return `${key} ${href}`;
}

/** Renders a list again and restores the focus. */
export function keepFocus(list: Element, render: () => void): void {
  const getTabStops = () => [...list.querySelectorAll<HTMLElement>("a, button")];
  const focused = document.activeElement;
  const index = focused instanceof HTMLElement ? getTabStops().indexOf(focused) : -1;
  render();
  if (!focused?.isConnected) getTabStops()[index]?.focus({ preventScroll: true });
}
