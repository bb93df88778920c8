import type { VersionLink } from "../page/docs-version.ts";
import type { TrailingSlash } from "../url/route.ts";
import type { PolicySources } from "./content-policy.ts";

/** A link of navbar or footer. `href` includes the base URL or is absolute. */
export interface ShellLink {
  label: string;
  href: string;
  /** True for an address outside this site. */
  external: boolean;
  /** Of a link to a page of the docs: its addresses by name of version. */
  byVersion?: Record<string, string>;
}

interface PlacedItem {
  position: "left" | "right";
  /** The widths of the window at which it is shown: some items are in a dropdown on narrow screens. */
  show: "always" | "wide" | "narrow";
}

export interface NavbarLink extends ShellLink, PlacedItem {
  type: "link";
  /** The item is current on routes that begin with one of these (base URL included). */
  activePrefixes: string[];
}

export interface NavbarDropdown extends PlacedItem {
  type: "dropdown";
  label: string;
  items: ShellLink[];
}

/** A menu of the site's languages. */
export interface NavbarLocales extends PlacedItem {
  type: "locales";
}

/** The version of the current page, as a link to its first page. */
export interface NavbarVersion extends PlacedItem {
  type: "version";
  label: string | null;
}

/** A menu of all versions of the docs. */
export interface NavbarVersions extends PlacedItem {
  type: "versions";
  /** The label is the version of the current page. */
  label: null;
}

/** An item of the navbar. The search is not among them: it has a fixed place. */
export type NavbarItem =
  | NavbarLink
  | NavbarDropdown
  | NavbarLocales
  | NavbarVersion
  | NavbarVersions;

/** A message above the navbar. */
export interface Announcement {
  /** A new id makes a new message, which readers see although they closed the last one. */
  id: string;
  text: string;
  link: ShellLink | null;
  closeable: boolean;
}

export interface SiteLocale {
  code: string;
  label: string;
  direction: "ltr" | "rtl";
  /** Path of the site in this language; starts and ends with a slash. */
  baseUrl: string;
}

export interface FooterGroup {
  title: string;
  links: ShellLink[];
}

/** The versions of the docs, for pages that belong to none. */
export interface ShellVersions {
  /** Name of this set of docs, for the reader's preference. */
  docsId: string;
  /** Where each version begins. */
  links: VersionLink[];
  /** Name of the version that readers meet first. */
  last: string;
}

/** What all pages of a site share, as plain data that can be serialized and hashed. */
export interface SiteShell {
  title: string;
  tagline: string;
  titleDelimiter: string;
  /** Origin of the published site, without a trailing slash. */
  url: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  trailingSlash: TrailingSlash;
  favicon: string;
  /** Color of the browser's own bars. */
  themeColor: string;
  /** Address of the web manifest, or null. */
  manifest: string | null;
  locale: { code: string; label: string; direction: "ltr" | "rtl" };
  colorMode: { default: "light" | "dark"; disableSwitch: boolean; respectSystem: boolean };
  logo: { alt: string; href: string; light: string; dark: string; width: number; height: number };
  /** Every language of the site, this one included. */
  locales: SiteLocale[];
  announcement: Announcement | null;
  /** Null where the site has no docs. */
  docsVersions: ShellVersions | null;
  navbar: NavbarItem[];
  /** Whether the navbar has the button that opens the search. */
  hasSearch: boolean;
  /** Lists of words that mean the same in the site's field. */
  searchSynonyms: readonly (readonly string[])[];
  /** Whether every page has a Markdown copy. */
  hasTwins: boolean;
  /** Address of feedback, see `feedbackAddress`; null for a site that asks for none. */
  feedback: string | null;
  /** Whether each page gets a picture of its title, for link previews. */
  hasSocialImages: boolean;
  footer: { groups: FooterGroup[]; copyright: string };
  /** Address of a stylesheet of a web-font service, or null for the fonts the site ships. */
  fontStylesheet: string | null;
  /** Whether a service worker keeps pages for reading without network. */
  worksOffline: boolean;
  /** What pages may load from other hosts. */
  policySources: PolicySources;
}
