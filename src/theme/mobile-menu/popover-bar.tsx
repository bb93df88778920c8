import type { Page } from "../../model/page/page.ts";
import { getCurrentItem } from "../../model/site/current-item.ts";
import type { NavbarLink, SiteShell } from "../../model/site/site.ts";
import { withBase } from "../../model/url/route.ts";
import { ShellAnchor } from "../links/shell-links.tsx";
import * as messages from "../messages/messages.ts";
import { getDocsVersion, toVersionLink } from "../versions/version-links.ts";

export const menuId = "menu";
export const sidebarId = "sidebar";

interface SidebarBarProps {
  site: SiteShell;
  page: Page;
}

/**
 * What the sidebar of a narrow window shows above its pages: the main menu, the search, and the
 * sections of the site. A popover that is opened from inside another one stacks on it, so closing
 * the sidebar closes the menu, too.
 */
export function SidebarBar({ site, page }: SidebarBarProps) {
  return (
    <>
      <p className="popover-bar">
        <button type="button" popoverTarget={menuId}>
          {messages.backToMainMenu}
        </button>
        {site.hasSearch && <SearchButton target={sidebarId} />}
        <CloseButton target={sidebarId} />
      </p>
      <Sections site={site} page={page} />
    </>
  );
}

function Sections({ site, page }: SidebarBarProps) {
  const current = getCurrentItem(site.navbar, withBase(site.baseUrl, page.route));
  const sections = site.navbar.filter(isSection);
  if (sections.length < 2) return null;
  return (
    <ul className="sections">
      {sections.map((item) => (
        <li key={item.href}>
          <ShellAnchor
            link={toVersionLink(item, getDocsVersion(page))}
            current={item === current ? "true" : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

function isSection(item: SiteShell["navbar"][number]): item is NavbarLink {
  return item.type === "link" && item.position === "left" && !item.external;
}

interface MenuBarProps {
  hasSidebar: boolean;
  hasSearch: boolean;
}

export function MenuBar({ hasSidebar, hasSearch }: MenuBarProps) {
  const target = hasSidebar ? sidebarId : menuId;
  return (
    <p className="popover-bar">
      {hasSidebar && (
        <button type="button" popoverTarget={menuId} popoverTargetAction="hide">
          {messages.sectionMenu}
        </button>
      )}
      {hasSearch && <SearchButton target={target} />}
      <CloseButton target={target} />
    </p>
  );
}

/** Closes the menu first, so that the focus returns to the menu button after the search. */
function SearchButton({ target }: { target: string }) {
  return (
    <button
      type="button"
      className="search-button"
      popoverTarget={target}
      popoverTargetAction="hide"
      aria-label={messages.search}
    />
  );
}

function CloseButton({ target }: { target: string }) {
  return (
    <button
      type="button"
      className="close"
      popoverTarget={target}
      popoverTargetAction="hide"
      aria-label={messages.closeMenu}
    />
  );
}
