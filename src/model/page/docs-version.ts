import type { Route } from "../url/route.ts";

/** Name of the version that writers edit. */
export const currentVersion = "current";

/** Why a version shows a banner with a link to another one: it is not released yet, or no longer maintained. */
export type VersionBanner = "unreleased" | "unmaintained";

/** A page of a version. */
export interface VersionDoc {
  id: string;
  path: Route;
  sidebar?: string;
}

/** One state of the docs. */
export interface DocsVersion {
  name: string;
  label: string;
  /** True for the one that readers meet first; its addresses carry no version. */
  isLast: boolean;
  /** Route below which its pages are. */
  path: Route;
  /** Id of its first page; null where the version has no pages. */
  mainDocId: string | null;
  banner: VersionBanner | null;
  docs: VersionDoc[];
}

/** A link from a page to a version of the docs. `href` includes the base URL. */
export interface VersionLink {
  name: string;
  label: string;
  href: string;
  /** False: the version does not have the current page, so the link leads to its first page. */
  isSamePage: boolean;
}

/** What a page of one of several versions says about them. */
export interface PageVersions {
  label: string;
  banner: VersionBanner | null;
  /** All versions, this one included. */
  links: VersionLink[];
  /** The version that readers meet first. */
  last: VersionLink;
}

/** What all pages of the docs have. */
export interface VersionedPage {
  /** Name of the version it belongs to. */
  version: string;
  /** Null where the docs have one version. */
  versions: PageVersions | null;
}
