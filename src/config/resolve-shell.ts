import { withBase, withTrailingSlash } from "../model/route.ts";
import type { NavbarItem, ShellLink, SiteShell } from "../model/site.ts";
import type { SiteConfig } from "./site-config.ts";

type LinkConfig = { label: string; to?: string | undefined; href?: string | undefined };

/** The part of the configuration that every page shows, with finished addresses. */
export function resolveShell(config: SiteConfig): SiteShell {
  const file = (path: string) => (path.startsWith("/") ? withBase(config.baseUrl, path) : path);
  return {
    title: config.title,
    tagline: config.tagline,
    titleDelimiter: config.titleDelimiter,
    url: config.url,
    baseUrl: config.baseUrl,
    trailingSlash: config.trailingSlash,
    favicon: file(config.favicon),
    locale: config.locale,
    colorMode: config.colorMode,
    logo: {
      ...config.logo,
      href: file(config.logo.href),
      light: file(config.logo.light),
      dark: file(config.logo.dark),
    },
    navbar: config.navbar.map((item) => resolveNavbarItem(item, config)),
    footer: {
      copyright: config.footer.copyright,
      groups: config.footer.groups.map(({ title, links }) => ({
        title,
        links: links.map((link) => resolveLink(link, config)),
      })),
    },
    fontStylesheet: config.fontStylesheet,
  };
}

function resolveNavbarItem(item: SiteConfig["navbar"][number], config: SiteConfig): NavbarItem {
  const { label, position, show } = item;
  if (item.type === "dropdown") {
    const items = item.items.map((link) => resolveLink(link, config));
    return { type: "dropdown", label, position, show, items };
  }
  const prefixes = item.activePrefixes ?? (item.to ? [item.to] : []);
  return {
    type: "link",
    ...resolveLink(item, config),
    position,
    show,
    activePrefixes: prefixes.map((prefix) => withBase(config.baseUrl, prefix)),
  };
}

function resolveLink({ label, to, href }: LinkConfig, config: SiteConfig): ShellLink {
  if (to === undefined) return { label, href: href ?? "#", external: true };
  const route = withTrailingSlash(to, config.trailingSlash);
  return { label, href: withBase(config.baseUrl, route), external: false };
}
