import type { Page } from "../../model/page/page.ts";
import { getCurrentItem } from "../../model/site/current-item.ts";
import type {
  NavbarDropdown as DropdownItem,
  NavbarItem,
  SiteShell,
} from "../../model/site/site.ts";
import { getRouteKey, type Route, withBase } from "../../model/url/route.ts";
import { getMenuId, NavbarDropdown } from "../dropdown/navbar-dropdown.tsx";
import { ShellAnchor } from "../links/shell-links.tsx";
import * as messages from "../messages/messages.ts";
import { getVersionData, isVersionItem, VersionItem } from "../versions/version-item.tsx";
import { getDocsVersion, toVersionLink } from "../versions/version-links.ts";

interface NavbarItemsProps {
  site: SiteShell;
  page: Page;
}

export function NavbarItems({ site, page }: NavbarItemsProps) {
  const path = withBase(site.baseUrl, page.route);
  const current = getCurrentItem(site.navbar, path);
  const lastLeft = site.navbar.findLast((item) => item.position === "left");
  return (
    <ul>
      {[...site.navbar].sort(compareLeftFirst).map((item) => (
        <li
          key={getItemKey(item, { site, page })}
          className={getItemClass(item, lastLeft)}
          {...getVersionData(item, { page, site })}
        >
          <Item item={item} site={site} page={page} isCurrent={item === current} />
        </li>
      ))}
    </ul>
  );
}

interface ItemProps extends NavbarItemsProps {
  item: NavbarItem;
  isCurrent: boolean;
}

function Item({ item, site, page, isCurrent }: ItemProps) {
  const path = withBase(site.baseUrl, page.route);
  const version = getDocsVersion(page);
  switch (item.type) {
    case "link": {
      const link = toVersionLink(item, version);
      return (
        <ShellAnchor
          link={link}
          current={isCurrent ? getCurrentKind(link.href, path) : undefined}
        />
      );
    }
    case "dropdown": {
      const items = item.items.map((link) => toVersionLink(link, version));
      return <NavbarDropdown {...item} id={getDropdownId(item, site)} items={items} path={path} />;
    }
    case "locales":
      return <LocaleDropdown show={item.show} site={site} page={page} />;
    case "version":
    case "versions":
      return <VersionItem item={item} page={page} site={site} />;
    default:
      throw new Error(`unknown kind of navbar item: ${JSON.stringify(item satisfies never)}`);
  }
}

/** A script changes version items outside the docs, so React must not reuse them. */
function getItemKey(item: NavbarItem, { site, page }: NavbarItemsProps): string {
  const position = String(site.navbar.indexOf(item));
  return isVersionItem(item) ? `${position} ${getDocsVersion(page) ?? ""}` : position;
}

function compareLeftFirst(a: NavbarItem, b: NavbarItem): number {
  return Number(a.position === "right") - Number(b.position === "right");
}

function getItemClass(item: NavbarItem, lastLeft: NavbarItem | undefined): string | undefined {
  const names = [item.show === "always" ? "" : item.show, item === lastLeft ? "grow" : ""];
  return names.filter(Boolean).join(" ") || undefined;
}

function getCurrentKind(href: string, path: string): "page" | "true" {
  return getRouteKey(href) === getRouteKey(path) ? "page" : "true";
}

/** Two dropdowns can have the same label. */
function getDropdownId(item: DropdownItem, { navbar }: SiteShell): string {
  const dropdowns = navbar.filter((navbarItem) => navbarItem.type === "dropdown");
  const id = getMenuId(item.label);
  const index = dropdowns.indexOf(item);
  const isFirst = dropdowns.findIndex(({ label }) => getMenuId(label) === id) === index;
  return isFirst ? id : `${id}-${index}`;
}

interface LocaleDropdownProps {
  show: NavbarItem["show"];
  site: SiteShell;
  page: Page;
}

function LocaleDropdown({ show, site, page }: LocaleDropdownProps) {
  const { locale, locales, baseUrl } = site;
  // The page that was not found exists in no language.
  const isFound = page.kind !== "not-found";
  const route = isFound ? page.route : ("/" as Route);
  const items = locales.map(({ code, label, baseUrl: root }) => ({
    label,
    href: withBase(root, route),
    external: false,
    lang: code,
    isSamePage: isFound,
  }));
  return (
    <NavbarDropdown
      label={locale.label}
      name={messages.language(locale.label)}
      items={items}
      show={show}
      path={withBase(baseUrl, route)}
      startsCollapsed
    />
  );
}
