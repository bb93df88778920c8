import type { Route } from "../url/route.ts";

/** Name of the version that writers edit. */
export const currentVersion = "current";

/** Why readers of a version are sent elsewhere: it is not out yet, or nobody cares for it any more. */
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
  /** Where its pages lie. */
  path: Route;
  /** The page to begin with; null where the version has no pages. */
  mainDocId: string | null;
  banner: VersionBanner | null;
  docs: VersionDoc[];
}

/** The way from a page to a version of the docs. `href` carries the base URL. */
export interface VersionLink {
  name: string;
  label: string;
  href: string;
  /** False: the version lacks the page at hand, so this is the page it begins with. */
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
