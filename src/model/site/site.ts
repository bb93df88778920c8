import type { VersionLink } from "../page/docs-version.ts";
import type { TrailingSlash } from "../url/route.ts";
import type { PolicySources } from "./content-policy.ts";

/** `href` includes the base URL or is absolute. */
export interface ShellLink {
  label: string;
  href: string;
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
  activePrefixes: string[];
}

export interface NavbarDropdown extends PlacedItem {
  type: "dropdown";
  label: string;
  items: ShellLink[];
}

interface NavbarLocales extends PlacedItem {
  type: "locales";
}

/** A link to the first page of the current version. */
export interface NavbarVersionLink extends PlacedItem {
  type: "version";
  /** Null for the name of the version. */
  label: string | null;
}

/** A menu whose label is the version of the current page. */
export interface NavbarVersionDropdown extends PlacedItem {
  type: "versions";
}

export type NavbarItem =
  | NavbarLink
  | NavbarDropdown
  | NavbarLocales
  | NavbarVersionLink
  | NavbarVersionDropdown;

export interface ColorMode {
  default: "light" | "dark";
  disableSwitch: boolean;
  /** Whether readers who made no choice get the mode of their system. */
  respectSystem: boolean;
}

export interface Announcement {
  /** Readers who closed a message see one with a new id. */
  id: string;
  text: string;
  link: ShellLink | null;
  closeable: boolean;
}

interface SiteLocale {
  code: string;
  label: string;
  direction: "ltr" | "rtl";
  /** Path of this language; starts and ends with a slash. */
  baseUrl: string;
}

interface FooterGroup {
  title: string;
  links: ShellLink[];
}

export interface ShellVersions {
  /** Part of the storage key of the preferred version. */
  docsId: string;
  links: VersionLink[];
  /** Name of the version that readers see first. */
  lastVersion: string;
}

export interface SiteShell {
  title: string;
  tagline: string;
  titleDelimiter: string;
  url: string;
  baseUrl: string;
  trailingSlash: TrailingSlash;
  /** Paths of pages that look like those of files, such as `/node.js`. */
  fileNamedPages: string[];
  favicon: string;
  themeColor: string;
  manifest: string | null;
  locale: { code: string; label: string; direction: "ltr" | "rtl" };
  colorMode: ColorMode;
  logo: { alt: string; href: string; light: string; dark: string; width: number; height: number };
  locales: SiteLocale[];
  announcement: Announcement | null;
  docsVersions: ShellVersions | null;
  navbar: NavbarItem[];
  hasSearch: boolean;
  searchSynonyms: readonly (readonly string[])[];
  /** Routes below which each section answers a question; `!` excludes a page. */
  searchAnswers: readonly string[];
  /** Whether pages have a Markdown page (`page.md`). */
  hasMarkdownPages: boolean;
  /** See `getFeedbackAddress`; null without feedback. */
  feedback: string | null;
  hasSocialImages: boolean;
  footer: { groups: FooterGroup[]; copyright: string };
  fontStylesheet: string | null;
  worksOffline: boolean;
  policySources: PolicySources;
}
