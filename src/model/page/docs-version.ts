import type { Route } from "../url/route.ts";

/** Name of the version in `content/docs`. */
export const currentVersion = "current";

/** Why a version shows a banner with a link to another version. */
export type VersionBanner = "unreleased" | "unmaintained";

interface VersionDoc {
  id: string;
  path: Route;
  sidebar?: string;
}

export interface DocsVersion {
  name: string;
  label: string;
  /** Readers see this version first, at addresses without a version. */
  isLast: boolean;
  path: Route;
  /** Id of its first page; null without pages. */
  mainDocId: string | null;
  banner: VersionBanner | null;
  docs: VersionDoc[];
}

/** `href` includes the base URL. */
export interface VersionLink {
  name: string;
  label: string;
  href: string;
  /** False if the version does not have the current page and the link leads to its first page. */
  isSamePage: boolean;
}

export interface PageVersions {
  label: string;
  banner: VersionBanner | null;
  links: VersionLink[];
  /** The version that readers see first. */
  last: VersionLink;
}

export interface VersionedPage {
  version: string;
  /** Null if the docs have one version. */
  versions: PageVersions | null;
}
