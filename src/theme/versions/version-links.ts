import type { VersionLink } from "../../model/page/docs-version.ts";
import type { Page } from "../../model/page/page.ts";
import type { ShellLink, ShellVersions } from "../../model/site/site.ts";

/** The versions of the docs as one page sees them. */
export interface SeenVersions {
  /** The one the page belongs to; elsewhere the one that readers meet first. */
  own: VersionLink;
  links: VersionLink[];
}

/** Name of the version that a page belongs to; undefined outside of the docs. */
export function versionOf(page: Page): string | undefined {
  return "version" in page ? page.version : undefined;
}

export function seenVersions(page: Page, { links, last }: ShellVersions): SeenVersions | undefined {
  const name = versionOf(page) ?? last;
  const seen = "versions" in page && page.versions ? page.versions.links : links;
  const own = seen.find((link) => link.name === name);
  return own && { own, links: seen };
}

/** A link to the docs leads to the version of the page that it stands on. */
export function inVersion<L extends ShellLink>(link: L, version: string | undefined): L {
  const href = version === undefined ? undefined : link.byVersion?.[version];
  return href === undefined ? link : { ...link, href };
}
