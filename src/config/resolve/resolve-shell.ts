import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { getIssueTemplate } from "../../model/feedback.ts";
import type { DocsVersion } from "../../model/page/docs-version.ts";
import type { PolicySources } from "../../model/site/content-policy.ts";
import type { Announcement, ShellVersions, SiteShell } from "../../model/site/site.ts";
import { isFilePath, type Route, withBase } from "../../model/url/route.ts";
import { getProvider } from "../../search/client/providers/provider-settings.ts";
import { resolveLocales } from "../schemas/locale-config.ts";
import type { SiteConfig } from "../schemas/site-config.ts";
import { hasSearch, type NavbarContext, resolveLink, resolveNavbar } from "./resolve-navbar.ts";

export interface ResolvedShell {
  shell: SiteShell;
  diagnostics: Diagnostic[];
}

interface ShellContext extends NavbarContext {
  /** Routes of the pages. */
  routes: readonly Route[];
}

export function resolveShell(config: SiteConfig, context: ShellContext): ResolvedShell {
  const { items, diagnostics } = resolveNavbar(config, context);
  const toHref = (path: string) => (path.startsWith("/") ? withBase(config.baseUrl, path) : path);
  // Hosted search services store synonyms themselves.
  const embeddedSearch = config.search.provider === "embedded" ? config.search : undefined;
  const shell: SiteShell = {
    title: config.title,
    tagline: config.tagline,
    titleDelimiter: config.titleDelimiter,
    url: config.url,
    baseUrl: config.baseUrl,
    trailingSlash: config.trailingSlash,
    fileNamedPages: context.routes.filter(isFilePath).map(toHref),
    favicon: toHref(config.favicon),
    themeColor: config.themeColor,
    manifest: config.manifest && toHref(config.manifest),
    locale: config.locale,
    locales: resolveLocales(config),
    colorMode: config.colorMode,
    logo: {
      ...config.logo,
      href: toHref(config.logo.href),
      light: toHref(config.logo.light),
      dark: toHref(config.logo.dark),
    },
    announcement: resolveAnnouncement(config),
    docsVersions: resolveVersionLinks(config, context.versions),
    navbar: items,
    hasSearch: hasSearch(config),
    searchSynonyms: embeddedSearch?.synonyms ?? [],
    searchAnswers: embeddedSearch?.answers ?? [],
    hasMarkdownPages: config.markdownPages,
    feedback: resolveFeedback(config),
    hasSocialImages: config.socialImages !== null,
    footer: {
      copyright: config.footer.copyright,
      groups: config.footer.groups.map(({ title, links }) => ({
        title,
        links: links.map((link) => resolveLink(link, config)),
      })),
    },
    fontStylesheet: config.fontStylesheet,
    worksOffline: config.offline,
    policySources: getPolicySources(config),
  };
  return { shell, diagnostics };
}

function resolveAnnouncement(config: SiteConfig): Announcement | null {
  if (config.announcementBar === undefined) return null;
  const { link, ...bar } = config.announcementBar;
  return { ...bar, link: link ? resolveLink(link, config) : null };
}

function resolveFeedback({ feedback }: Pick<SiteConfig, "feedback">): string | null {
  if (feedback === null) return null;
  const { repository, address } = feedback;
  return repository === undefined ? (address ?? null) : getIssueTemplate(repository);
}

function resolveVersionLinks(
  { baseUrl, docsId }: Pick<SiteConfig, "baseUrl" | "docsId">,
  versions: readonly DocsVersion[],
): ShellVersions | null {
  const links = versions.flatMap(({ name, label, mainDocId, docs }) => {
    const main = docs.find(({ id }) => id === mainDocId);
    return main ? [{ name, label, href: withBase(baseUrl, main.path), isSamePage: false }] : [];
  });
  const lastVersion = versions.find(({ isLast }) => isLast)?.name;
  return links.length > 0 && lastVersion !== undefined ? { docsId, links, lastVersion } : null;
}

export function getPolicySources(config: SiteConfig): PolicySources {
  const { analytics, contentSecurityPolicy: configuredSources, fontStylesheet, search } = config;
  const sources: Record<string, string[]> = {};
  const add = (name: string, list: readonly string[]) => {
    if (list.length > 0) sources[name] = [...(sources[name] ?? []), ...list];
  };
  for (const [name, list] of Object.entries(configuredSources)) add(name, list);
  if (fontStylesheet !== null) {
    add("style-src", [getOrigin(fontStylesheet)]);
    // The style sheet names the host of the fonts, which is not known here.
    add("font-src", ["https:"]);
  }
  if (analytics !== null) add("connect-src", [getOrigin(analytics.endpoint)]);
  add("connect-src", getProvider(search).getHosts(search));
  return sources;
}

/** `URL` is not available here: this code compiles without the types of Node and browsers. */
function getOrigin(address: string): string {
  return address.split("/", 3).join("/");
}
