import { currentItem } from "../../model/current-item.ts";
import { type Route, routeKey, withBase } from "../../model/route.ts";
import type { NavbarItem, SiteShell } from "../../model/site.ts";
import { LocaleDropdown } from "./locale-dropdown.tsx";
import { NavbarDropdown } from "./navbar-dropdown.tsx";
import { ShellAnchor } from "./shell-link.tsx";

interface NavbarItemsProps {
  site: SiteShell;
  route: Route;
}

/** The items of the navbar, the left ones first. */
export function NavbarItems({ site, route }: NavbarItemsProps) {
  const path = withBase(site.baseUrl, route);
  const current = currentItem(site.navbar, path);
  const lastLeft = site.navbar.findLast((item) => item.position === "left");
  return (
    <ul>
      {[...site.navbar].sort(leftFirst).map((item) => (
        <li key={itemKey(item)} className={itemClass(item, lastLeft)}>
          {item.type === "link" && (
            <ShellAnchor
              link={item}
              current={item === current ? currentKind(item.href, path) : undefined}
            />
          )}
          {item.type === "dropdown" && <NavbarDropdown {...item} path={path} />}
          {item.type === "locales" && <LocaleDropdown show={item.show} site={site} route={route} />}
        </li>
      ))}
    </ul>
  );
}

function itemKey(item: NavbarItem): string {
  return "label" in item ? item.label : item.type;
}

function leftFirst(a: NavbarItem, b: NavbarItem): number {
  return Number(a.position === "right") - Number(b.position === "right");
}

function itemClass(item: NavbarItem, lastLeft: NavbarItem | undefined): string | undefined {
  const names = [item.show === "always" ? "" : item.show, item === lastLeft ? "grow" : ""];
  return names.filter(Boolean).join(" ") || undefined;
}

function currentKind(href: string, path: string): "page" | "true" {
  return routeKey(href) === routeKey(path) ? "page" : "true";
}
