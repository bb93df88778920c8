import type { Form } from "../../kernel/client/form.ts";
import { StaticPart } from "../../kernel/client/static-html.tsx";
import { routeKey } from "../../model/route.ts";
import type { NavbarItem, SiteShell } from "../../model/site.ts";
import * as messages from "../messages.ts";
import { currentItem } from "./current-item.ts";
import { MenuBar, menuId, sidebarId } from "./drawer-bar.tsx";
import { Logo } from "./logo.tsx";
import { ShellAnchor } from "./shell-link.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

interface NavbarProps {
  site: SiteShell;
  /** Path of the page, base URL included. */
  path: string;
  hasSidebar: boolean;
  form: Form;
}

/**
 * The bar on top. Its list of links is in the document once: a row on wide screens, and on
 * narrow ones a native popover, which opens before any script has run.
 */
export function Navbar({ site, path, hasSidebar, form }: NavbarProps) {
  return (
    <header className="top">
      <button
        type="button"
        className="menu-button"
        popoverTarget={hasSidebar ? sidebarId : menuId}
        aria-label={messages.openMenu}
      />
      <Logo logo={site.logo} form={form} />
      <StaticPart
        as="nav"
        id={menuId}
        popover="auto"
        className="menu"
        aria-label={messages.mainNavigation}
      >
        {form !== "inline" && (
          <>
            <MenuBar hasSidebar={hasSidebar} />
            <Items navbar={site.navbar} path={path} />
          </>
        )}
      </StaticPart>
      {!site.colorMode.disableSwitch && <ThemeSwitch colorMode={site.colorMode} />}
    </header>
  );
}

function Items({ navbar, path }: { navbar: NavbarItem[]; path: string }) {
  const current = currentItem(navbar, path);
  const lastLeft = navbar.findLast((item) => item.position === "left");
  return (
    <ul>
      {[...navbar].sort(leftFirst).map((item) => (
        <li key={item.label} className={itemClass(item, lastLeft)}>
          {item.type === "link" ? (
            <ShellAnchor
              link={item}
              current={item === current ? currentKind(item.href, path) : undefined}
            />
          ) : (
            <Dropdown item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Dropdown({ item }: { item: NavbarItem & { type: "dropdown" } }) {
  const id = `menu-${item.label.toLowerCase().replace(/\W+/g, "-")}`;
  return (
    <>
      <button type="button" popoverTarget={id}>
        {item.label}
      </button>
      <ul id={id} popover="auto">
        {item.items.map((link) => (
          <li key={link.href}>
            <ShellAnchor link={link} />
          </li>
        ))}
      </ul>
    </>
  );
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
