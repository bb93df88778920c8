import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ResolvedShell, resolveShell } from "../../config/resolve/resolve-shell.ts";
import { isRoute, routeSyntax, type SiteConfig } from "../../config/schemas/site-config.ts";
import type { ContentMessages, PageRecord, SiteData } from "../../content/index.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import type { CustomPage, NotFoundPage, Page, SearchPage } from "../../model/page/page.ts";
import type { StoredPage } from "../../model/page/stored-page.ts";
import { searchRoute } from "../../model/search/search.ts";
import type { SiteShell } from "../../model/site/site.ts";
import {
  getRouteKey,
  isFilePath,
  type Route,
  withoutBase,
  withTrailingSlash,
} from "../../model/url/route.ts";
import type { App } from "../compile/bundle.ts";
import { checkTranslations } from "../compile/translations.ts";
import { builderRules, type InvalidPage } from "../diagnostics/rules.ts";
import type { ReadData } from "../load/site-data.ts";

const pageDefaults = { keywords: [], otherNames: [], image: null, unlisted: false };

export interface PageSource<P extends StoredPage = StoredPage> {
  page: P;
  route: Route;
  file: string;
  record?: PageRecord<P>;
}

export function getSitePages<P extends StoredPage>(
  data: Pick<ReadData, "messages"> & Record<"docs" | "pages", PageRecord<P>[]>,
  app: App,
  site: SiteShell,
): PageSource<P | Page>[] {
  const { docs, pages, messages } = data;
  const custom = Object.entries(app.customPages)
    .filter(([component, module]) => !getInvalidPage(module, getCustomPageFile(component)))
    .map(([component, { metadata }]): PageSource<Page> => {
      const route = withTrailingSlash(metadata.route, site.trailingSlash);
      const page: CustomPage = { kind: "custom", component, ...pageDefaults, ...metadata, route };
      return { page, route: page.route, file: getCustomPageFile(component) };
    });
  const records = [...docs, ...pages].map((record) => {
    return { page: record.page, route: record.page.route, file: record.file, record };
  });
  return [
    ...custom,
    ...records,
    ...(site.hasSearch ? [getSearchPage(site, messages.content)] : []),
  ];
}

/** Adds the links of an article that the router must leave to the browser. */
export function withDocumentLinks<S extends PageSource>(
  sources: readonly S[],
  { baseUrl }: Pick<SiteShell, "baseUrl">,
): S[] {
  const routes = new Set(sources.map(({ route }) => getRouteKey(route)));
  return sources.map((source) => {
    const paths = (source.record?.links ?? []).flatMap(({ href }) => {
      const [path = ""] = href.split(/[?#]/, 1);
      const route = withoutBase(baseUrl, path);
      const isPage = route === undefined || routes.has(getRouteKey(route));
      return isPage || isFilePath(path) ? [] : path;
    });
    if (paths.length === 0) return source;
    return { ...source, page: { ...source.page, documentLinks: [...new Set(paths)] } };
  });
}

/** Reports modules of `pages/` that are not pages or whose route is invalid. */
export function checkCustomPages({ customPages }: Pick<App, "customPages">): Diagnostic[] {
  return Object.entries(customPages).flatMap(([component, module]): Diagnostic[] => {
    const file = getCustomPageFile(component);
    const invalid = getInvalidPage(module, file);
    return invalid ? [diagnose(builderRules["invalid-page"], wholeFile(file), invalid)] : [];
  });
}

type CustomModule = Partial<App["customPages"][string]>;

function getInvalidPage(
  { default: component, metadata }: CustomModule,
  file: string,
): InvalidPage | undefined {
  const { title, description, route = "" } = metadata ?? {};
  const texts = [title, description, metadata?.route];
  if (component === undefined || texts.some((text) => typeof text !== "string")) return { file };
  return isRoute(route) ? undefined : { route, syntax: routeSyntax };
}

function getCustomPageFile(component: string): string {
  return `pages/${component}.tsx`;
}

function getSearchPage({ trailingSlash }: SiteShell, messages: ContentMessages): PageSource<Page> {
  const page: SearchPage = {
    kind: "search",
    route: withTrailingSlash(searchRoute, trailingSlash),
    title: messages.searchTitle,
    description: "",
    ...pageDefaults,
    unlisted: true,
  };
  return { page, route: page.route, file: "config.ts" };
}

export function getNotFoundPage(messages: ContentMessages): PageSource<Page> {
  const page: NotFoundPage = {
    kind: "not-found",
    route: "/404",
    title: messages.notFoundTitle,
    description: messages.notFoundDescription,
    ...pageDefaults,
    unlisted: true,
  };
  return { page, route: page.route, file: "config.ts" };
}

export function getSiteShell(siteDir: string, config: SiteConfig, data: SiteData): ResolvedShell {
  const { shell, diagnostics } = resolveShell(config, {
    docs: data.docs.map(({ page: { id, title, route, version } }) => {
      return { id, label: title, route, version };
    }),
    versions: data.versions,
    routes: [...data.docs, ...data.pages].map(({ page }) => page.route),
    configText: readFileSync(join(siteDir, "config.ts"), "utf8"),
  });
  return { shell, diagnostics: [...diagnostics, ...checkTranslations(siteDir, config)] };
}
