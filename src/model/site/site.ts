import type { VersionLink } from "../page/docs-version.ts";
import type { TrailingSlash } from "../url/route.ts";
import type { PolicySources } from "./content-policy.ts";

/** A link of navbar or footer. `href` is finished: it carries the base URL or is absolute. */
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
  /** Hidden where the dropdown that repeats it is shown, or the other way round. */
  show: "always" | "wide" | "narrow";
}

export interface NavbarLink extends ShellLink, PlacedItem {
  type: "link";
  /** Routes that begin with one of these (base URL included) mark the item as current. */
  activePrefixes: string[];
}

export interface NavbarDropdown extends PlacedItem {
  type: "dropdown";
  label: string;
  items: ShellLink[];
}

/** The site's languages, to be had on every page. */
export interface NavbarLocales extends PlacedItem {
  type: "locales";
}

/** The docs' version at hand, as a link to the page it begins with. */
export interface NavbarVersion extends PlacedItem {
  type: "version";
  label: string | null;
}

/** All versions of the docs, to be had on every page. */
export interface NavbarVersions extends PlacedItem {
  type: "versions";
  /** Its label is the version at hand. */
  label: null;
}

/** An item in the list of the navbar. The search is not in there: it has a place of its own. */
export type NavbarItem =
  | NavbarLink
  | NavbarDropdown
  | NavbarLocales
  | NavbarVersion
  | NavbarVersions;

/** A message above the navbar. */
export interface Announcement {
  /** Another id is another message: it shows again to readers who closed the last one. */
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

/** The versions of the docs as pages outside of them see them. */
export interface ShellVersions {
  /** Name of this set of docs, for the reader's preference. */
  docsId: string;
  /** Where each version begins. */
  links: VersionLink[];
  /** Name of the version that readers meet first. */
  last: string;
}

/** What every page of a site shares: plain data, safe to hand to the renderer and to hash. */
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
  /** Whether every page has a twin in Markdown. */
  hasTwins: boolean;
  /** Whether a picture is drawn of the title of each page, for link previews. */
  hasSocialImages: boolean;
  footer: { groups: FooterGroup[]; copyright: string };
  /** Address of a stylesheet of a web-font service, or null for the fonts the site ships. */
  fontStylesheet: string | null;
  /** What pages may load from other hosts. */
  policySources: PolicySources;
}
