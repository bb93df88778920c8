import { StaticPart } from "../../framework/client/static-part.tsx";
import type { StaticRenderer } from "../../framework/client/static-renderer.ts";
import { hasSidebar, type Page } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { ColorModeSwitch } from "../color-mode/color-mode-switch.tsx";
import { LogoImages } from "../links/shell-links.tsx";
import * as messages from "../messages/messages.ts";
import { MenuBar, menuId, sidebarId } from "../mobile-menu/popover-bar.tsx";
import { NavbarItems } from "./navbar-items.tsx";

interface NavbarProps {
  site: SiteShell;
  page: Page;
  statics: StaticRenderer;
}

/** A row on wide screens, a native popover on narrow ones, which needs no script. */
export function Navbar({ site, page, statics }: NavbarProps) {
  const logo = statics.render(<LogoImages logo={site.logo} />, "site");
  const menu = statics.render(
    <>
      <MenuBar hasSidebar={hasSidebar(page)} hasSearch={site.hasSearch} />
      <NavbarItems site={site} page={page} />
    </>,
  );
  return (
    <header className="top">
      <button
        type="button"
        className="menu-button"
        popoverTarget={hasSidebar(page) ? sidebarId : menuId}
        aria-label={messages.openMenu}
      />
      <StaticPart as="a" className="logo" href={site.logo.href} html={logo} />
      <StaticPart
        as="nav"
        id={menuId}
        popover="auto"
        className="menu"
        aria-label={messages.mainNavigation}
        html={menu}
      />
      <Tools site={site} />
    </header>
  );
}

function Tools({ site: { hasSearch, colorMode } }: { site: SiteShell }) {
  return (
    <>
      {hasSearch && (
        <button type="button" className="search-button">
          {messages.search}
        </button>
      )}
      {!colorMode.disableSwitch && <ColorModeSwitch />}
    </>
  );
}
