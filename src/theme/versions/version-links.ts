import type { VersionLink } from "../../model/page/docs-version.ts";
import type { Page } from "../../model/page/page.ts";
import type { ShellLink, ShellVersions } from "../../model/site/site.ts";

export interface VersionsForPage {
  /** The page's version; outside the docs, the default one. */
  current: VersionLink;
  links: VersionLink[];
}

export function getDocsVersion(page: Page): string | undefined {
  return "version" in page ? page.version : undefined;
}

export function getVersionsForPage(
  page: Page,
  { links, lastVersion }: ShellVersions,
): VersionsForPage | undefined {
  const name = getDocsVersion(page) ?? lastVersion;
  const versions = "versions" in page && page.versions ? page.versions.links : links;
  const current = versions.find((link) => link.name === name);
  return current && { current, links: versions };
}

/** Changes a link into the docs to lead to the same page of a version; without one, keeps it. */
export function toVersionLink<L extends ShellLink>(link: L, version: string | undefined): L {
  const href = version === undefined ? undefined : link.byVersion?.[version];
  return href === undefined ? link : { ...link, href };
}
