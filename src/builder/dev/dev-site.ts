import { join } from "node:path";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { RestoredContent } from "../../content/index.ts";
import { hasMoreFilesThan } from "../../content/load/files/site-files.ts";
import { getUniqueRoutes } from "../../content/route/routed-doc.ts";
import { type Diagnostic, isError } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import type { Blog, Page } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { getRouteKey, type Route } from "../../model/url/route.ts";
import { getContentType } from "../../publish/index.ts";
import type { App } from "../compile/bundle.ts";
import { getTranslatedModules } from "../compile/translations.ts";
import { withSeverities } from "../diagnostics/apply-policy.ts";
import { formatReport } from "../diagnostics/report.ts";
import { builderRules } from "../diagnostics/rules.ts";
import type { MergedData } from "../load/site-data.ts";
import type { SiteMessages } from "../load/site-messages.ts";
import { readRedirects, resolveBeforeRender, withMovedAnchors } from "../output/site-redirects.ts";
import {
  getNotFoundPage,
  getSitePages,
  getSiteShell,
  type PageSource,
} from "../render/site-pages.ts";
import type { DevArticles } from "./dev-articles.ts";

/** From this number of files in a docs folder, articles are compiled on request. */
const largeSiteThreshold = 500;

export const docsFolders = ["content/docs", "versions"];

export function isLargeSite(siteDir: string): boolean {
  return docsFolders.some((folder) =>
    hasMoreFilesThan(largeSiteThreshold, join(siteDir, folder), (path) => /\.mdx?$/i.test(path)),
  );
}

type DevFile = { type: string; path: string } | { type: string; text: string };

export interface DevSite {
  dir: string;
  baseUrl: string;
  shell: SiteShell;
  diagnostics: Diagnostic[];
  /** Options and texts that only a restart changes, by name. */
  fixedOptions: ReadonlyMap<string, string>;
  errors: string;
  files: Map<string, DevFile>;
  getFile(path: string): DevFile | undefined;
  /** Pages that do not exist yet but may be linked. */
  plannedRoutes: Route[];
  blog: Blog | null;
  config: SiteConfig;
  messages: SiteMessages;
  getPages(app: App): PageSource<Page>[];
  searchEntries: MergedData["searchRecords"];
  getPage(key: string, app: App): PageSource<Page>;
  getRedirect(key: string, app: App): string | undefined;
  /** With `compilesOnRequest` all articles, otherwise only saved ones. */
  articles: DevArticles | null;
  compilesOnRequest: boolean;
}

export interface DevSiteOptions {
  root: string;
  siteDir: string;
  cacheDir: string;
}

export interface ReadSite {
  config: SiteConfig;
  data: RestoredContent<MergedData>;
  compilesOnRequest: boolean;
}

export function createDevSite(
  siteDir: string,
  { config, data, compilesOnRequest }: ReadSite,
  articles: DevArticles | null = null,
): DevSite {
  const { shell, diagnostics: shellDiagnostics } = getSiteShell(siteDir, config, data);
  const diagnostics = withSeverities([...shellDiagnostics, ...data.diagnostics], config.checks);
  const files = new Map<string, DevFile>();
  for (const { from, to } of data.assets)
    files.set(`/${to}`, { type: getContentType(to), path: from });
  for (const { to, items } of data.trees) {
    files.set(`/${to}`, { type: "application/json", text: JSON.stringify(items) });
  }
  for (const { to, text } of data.files) files.set(`/${to}`, { type: "application/json", text });
  const getRouted = memoizeLast((app: App) => {
    const unique = getUniqueRoutes(getSitePages(data, app, shell));
    const { lines } = readRedirects(siteDir);
    const resolved = resolveBeforeRender(unique.articles, lines, shell);
    const pages = withMovedAnchors(unique.articles, resolved, shell);
    return {
      pages,
      byRoute: new Map(pages.map((page) => [getRouteKey(page.page.route), page])),
      redirects: new Map(resolved.redirects.map(({ from, href }) => [getRouteKey(from), href])),
    };
  });
  return {
    dir: siteDir,
    baseUrl: config.baseUrl,
    shell,
    diagnostics,
    fixedOptions: getFixedOptions(siteDir, config),
    errors: formatReport(diagnostics.filter(isError)),
    files,
    getFile(path) {
      const asset = articles?.findAsset(path);
      const copied = asset === undefined ? undefined : { type: getContentType(path), path: asset };
      return files.get(path) ?? copied;
    },
    plannedRoutes: data.plannedRoutes,
    blog: data.blog,
    config,
    messages: data.messages,
    getPages: (app) => getRouted(app).pages,
    searchEntries: data.searchRecords,
    getPage: (key, app) =>
      getRouted(app).byRoute.get(getRouteKey(key || "/")) ?? getNotFoundPage(data.messages.content),
    getRedirect: (key, app) => getRouted(app).redirects.get(getRouteKey(key || "/")),
    articles,
    compilesOnRequest,
  };
}

function memoizeLast<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  let last: { key: K; value: V } | undefined;
  return (key) => {
    if (!last || last.key !== key) last = { key, value: compute(key) };
    return last.value;
  };
}

/** Reports options that have changed since the server started. */
export function withRestartNotice(site: DevSite, atStart: DevSite["fixedOptions"]): DevSite {
  const { fixedOptions } = site;
  const changed = [...fixedOptions.keys()].filter(
    (name) => fixedOptions.get(name) !== atStart.get(name),
  );
  if (changed.length === 0) return site;
  const notice = diagnose(builderRules["restart-needed"], wholeFile("config.ts"), { changed });
  return { ...site, diagnostics: [...site.diagnostics, notice] };
}

function getFixedOptions(siteDir: string, config: SiteConfig): Map<string, string> {
  return new Map([
    ["`baseUrl`", config.baseUrl],
    ["`search.provider`", config.search.provider],
    ["`offline`", String(config.offline)],
    ["the texts in `messages/`", JSON.stringify(getTranslatedModules(siteDir, config))],
  ]);
}
