import type { Page } from "../../model/page/page.ts";
import type {
  NavbarItem,
  NavbarVersion,
  NavbarVersions,
  SiteShell,
} from "../../model/site/site.ts";
import { withBase } from "../../model/url/route.ts";
import { NavbarDropdown } from "../dropdown/navbar-dropdown.tsx";
import { ShellAnchor } from "../links/shell-links.tsx";
import * as messages from "../messages/messages.ts";
import { type VersionsForPage, versionOf, versionsForPage } from "./version-links.ts";

interface VersionItemProps {
  item: NavbarVersion | NavbarVersions;
  page: Page;
  site: SiteShell;
}

export function VersionItem({ item, page, site }: VersionItemProps) {
  const { docsVersions } = site;
  const seen = docsVersions && versionsForPage(page, docsVersions);
  if (!seen) return null;
  return item.type === "version" ? (
    <VersionAnchor label={item.label} seen={seen} site={site} />
  ) : (
    <VersionDropdown show={item.show} seen={seen} path={withBase(site.baseUrl, page.route)} />
  );
}

function VersionAnchor({
  label,
  seen,
  site,
}: {
  label: string | null;
  seen: VersionsForPage;
  site: SiteShell;
}) {
  const start = site.docsVersions?.links.find(({ name }) => name === seen.own.name) ?? seen.own;
  return <ShellAnchor link={{ label: label ?? start.label, href: start.href, external: false }} />;
}

interface VersionDropdownProps {
  show: NavbarVersions["show"];
  seen: VersionsForPage;
  path: string;
}

function VersionDropdown({ show, seen, path }: VersionDropdownProps) {
  const items = seen.links.map(({ name, label, href, isSamePage }) => ({
    label,
    href,
    external: false,
    version: name,
    note: isSamePage ? undefined : messages.versionStart,
  }));
  return (
    <NavbarDropdown
      id="menu-versions"
      label={seen.own.label}
      name={messages.docsVersion(seen.own.label)}
      items={items}
      show={show}
      path={path}
      startsCollapsed
    />
  );
}

export function isVersionItem(item: NavbarItem): item is NavbarVersion | NavbarVersions {
  return item.type === "version" || item.type === "versions";
}

/** Data attributes for `preferred-version.ts`. */
export function versionData(
  item: NavbarItem,
  { page, site: { docsVersions } }: { page: Page; site: SiteShell },
): Record<string, string> {
  if (!isVersionItem(item)) return {};
  if (!docsVersions || docsVersions.links.length < 2) return {};
  const own = { "data-docs-id": docsVersions.docsId };
  if (versionOf(page) !== undefined) return own;
  const { links, last } = docsVersions;
  const starts = links.map(({ name, label, href }) => ({ name, label: item.label ?? label, href }));
  return { ...own, "data-starts": JSON.stringify(starts), "data-last": last };
}
