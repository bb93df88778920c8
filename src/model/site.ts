import type { TrailingSlash } from "./route.ts";

/** A link of navbar or footer. `href` is finished: it carries the base URL or is absolute. */
export interface ShellLink {
  label: string;
  href: string;
  /** True for an address outside this site. */
  external: boolean;
}

export type NavbarItem =
  | (ShellLink & {
      type: "link";
      position: "left" | "right";
      /** Routes that begin with one of these (base URL included) mark the item as current. */
      activePrefixes: string[];
      /** Hidden where the dropdown that repeats it is shown, or the other way round. */
      show: "always" | "wide" | "narrow";
    })
  | {
      type: "dropdown";
      label: string;
      position: "left" | "right";
      items: ShellLink[];
      show: "always" | "wide" | "narrow";
    };

export interface FooterGroup {
  title: string;
  links: ShellLink[];
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
  locale: { code: string; label: string; direction: "ltr" | "rtl" };
  colorMode: { default: "light" | "dark"; disableSwitch: boolean; respectSystem: boolean };
  logo: { alt: string; href: string; light: string; dark: string; width: number; height: number };
  navbar: NavbarItem[];
  footer: { groups: FooterGroup[]; copyright: string };
  /** Address of a stylesheet of a web-font service, or null for the fonts the site ships. */
  fontStylesheet: string | null;
}
