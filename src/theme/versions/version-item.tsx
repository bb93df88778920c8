import type { Page } from "../../model/page/page.ts";
import type {
  NavbarItem,
  NavbarVersionDropdown,
  NavbarVersionLink,
  SiteShell,
} from "../../model/site/site.ts";
import { withBase } from "../../model/url/route.ts";
import { NavbarDropdown } from "../dropdown/navbar-dropdown.tsx";
import { ShellAnchor } from "../links/shell-links.tsx";
import * as messages from "../messages/messages.ts";
import { getDocsVersion, getVersionsForPage, type VersionsForPage } from "./version-links.ts";

interface VersionItemProps {
  item: NavbarVersionLink | NavbarVersionDropdown;
  page: Page;
  site: SiteShell;
}

export function VersionItem({ item, page, site }: VersionItemProps) {
  const { docsVersions } = site;
  const versions = docsVersions && getVersionsForPage(page, docsVersions);
  if (!versions) return null;
  return item.type === "version" ? (
    <VersionAnchor label={item.label} versions={versions} site={site} />
  ) : (
    <VersionDropdown
      show={item.show}
      versions={versions}
      path={withBase(site.baseUrl, page.route)}
    />
  );
}

interface VersionAnchorProps {
  label: string | null;
  versions: VersionsForPage;
  site: SiteShell;
}

function VersionAnchor({ label, versions, site }: VersionAnchorProps) {
  // `versions.current` may link to this page.
  const start =
    site.docsVersions?.links.find(({ name }) => name === versions.current.name) ?? versions.current;
  return <ShellAnchor link={{ label: label ?? start.label, href: start.href, external: false }} />;
}

interface VersionDropdownProps {
  show: NavbarVersionDropdown["show"];
  versions: VersionsForPage;
  path: string;
}

function VersionDropdown({ show, versions, path }: VersionDropdownProps) {
  const items = versions.links.map(({ name, label, href, isSamePage }) => ({
    label,
    href,
    external: false,
    version: name,
    isSamePage,
    note: isSamePage ? undefined : messages.versionStart,
  }));
  return (
    <NavbarDropdown
      id="menu-versions"
      label={versions.current.label}
      name={messages.docsVersion(versions.current.label)}
      items={items}
      show={show}
      path={path}
      startsCollapsed
    />
  );
}

export function isVersionItem(item: NavbarItem): item is NavbarVersionLink | NavbarVersionDropdown {
  return item.type === "version" || item.type === "versions";
}

/** Data attributes for `preferred-version.ts`. */
export function getVersionData(
  item: NavbarItem,
  { page, site: { docsVersions } }: { page: Page; site: SiteShell },
): Record<string, string> {
  if (!isVersionItem(item) || !docsVersions || docsVersions.links.length < 2) return {};
  const docsIdAttribute = { "data-docs-id": docsVersions.docsId };
  if (getDocsVersion(page) !== undefined) return docsIdAttribute;
  const { links, lastVersion } = docsVersions;
  const ownLabel = item.type === "version" ? item.label : null;
  const versionLinks = links.map(({ name, label, href }) => ({
    name,
    label: ownLabel ?? label,
    href,
  }));
  return {
    ...docsIdAttribute,
    "data-version-links": JSON.stringify(versionLinks),
    "data-last-version": lastVersion,
  };
}
