import type { VersionLink } from "../page/docs-version.ts";
import type { TrailingSlash } from "../url/route.ts";
import type { PolicySources } from "./content-policy.ts";

/** `href` includes the base URL or is absolute. */
export interface ShellLink {
  label: string;
  href: string;
  /** Leads to another site. */
  external: boolean;
  /** Addresses by version, for a link to a docs page. */
  byVersion?: Record<string, string>;
}

interface PlacedItem {
  position: "left" | "right";
  /** Window widths at which the item is shown. */
  show: "always" | "wide" | "narrow";
}

export interface NavbarLink extends ShellLink, PlacedItem {
  type: "link";
  /** Prefixes, with base URL, of the routes on which the item is current. */
  activePrefixes: string[];
}

export interface NavbarDropdown extends PlacedItem {
  type: "dropdown";
  label: string;
  items: ShellLink[];
}

export interface NavbarLocales extends PlacedItem {
  type: "locales";
}

/** A link to the first page of the current version. */
export interface NavbarVersion extends PlacedItem {
  type: "version";
  label: string | null;
}

export interface NavbarVersions extends PlacedItem {
  type: "versions";
  /** The label is the version of the current page. */
  label: null;
}

/** Items of the navbar, except the search. */
export type NavbarItem =
  | NavbarLink
  | NavbarDropdown
  | NavbarLocales
  | NavbarVersion
  | NavbarVersions;

export interface Announcement {
  /** Readers who closed a message see one with a new id. */
  id: string;
  text: string;
  link: ShellLink | null;
  closeable: boolean;
}

export interface SiteLocale {
  code: string;
  label: string;
  direction: "ltr" | "rtl";
  /** Path of this language; starts and ends with a slash. */
  baseUrl: string;
}

export interface FooterGroup {
  title: string;
  links: ShellLink[];
}

/** The versions of the docs, for pages without a version. */
export interface ShellVersions {
  /** Part of the storage key of the preferred version. */
  docsId: string;
  links: VersionLink[];
  /** Name of the version that readers see first. */
  last: string;
}

/** What all pages share, as plain data. */
export interface SiteShell {
  title: string;
  tagline: string;
  titleDelimiter: string;
  url: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  trailingSlash: TrailingSlash;
  favicon: string;
  /** Color of the browser's toolbar. */
  themeColor: string;
  manifest: string | null;
  locale: { code: string; label: string; direction: "ltr" | "rtl" };
  colorMode: { default: "light" | "dark"; disableSwitch: boolean; respectSystem: boolean };
  logo: { alt: string; href: string; light: string; dark: string; width: number; height: number };
  /** All languages, including this one. */
  locales: SiteLocale[];
  announcement: Announcement | null;
  docsVersions: ShellVersions | null;
  navbar: NavbarItem[];
  /** Whether the navbar has a search button. */
  hasSearch: boolean;
  /** Groups of synonyms. */
  searchSynonyms: readonly (readonly string[])[];
  /** Whether pages have a Markdown page (`page.md`). */
  hasMarkdownPages: boolean;
  /** See `feedbackAddress`; null without feedback. */
  feedback: string | null;
  /** Whether pages have generated preview images. */
  hasSocialImages: boolean;
  footer: { groups: FooterGroup[]; copyright: string };
  /** Style sheet of a web-font service; null for the fonts of the site. */
  fontStylesheet: string | null;
  /** Whether a service worker stores pages. */
  worksOffline: boolean;
  /** What pages may load from other hosts. */
  policySources: PolicySources;
}
