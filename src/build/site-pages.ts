import type { PageRecord, SiteData } from "../content/index.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { CustomPage, NotFoundPage, Page, SearchPage } from "../model/page.ts";
import { type Route, withTrailingSlash } from "../model/route.ts";
import { searchRoute } from "../model/search.ts";
import type { SiteShell } from "../model/site.ts";
import type { App } from "./bundle.ts";

/** A page and the file a writer would look into. */
export interface PageSource {
  page: Page;
  route: Route;
  file: string;
  record?: PageRecord;
}

/** Every page of the site but the one for unknown addresses. */
export function sitePages({ docs, pages }: SiteData, app: App, site: SiteShell): PageSource[] {
  const custom = Object.entries(app.customPages)
    .filter(([, module]) => isPage(module))
    .map(([component, { metadata }]): PageSource => {
      const page: CustomPage = { kind: "custom", component, ...blank, ...metadata };
      return { page, route: page.route, file: customPageFile(component) };
    });
  const written = [...docs, ...pages].map((record) => {
    return { page: record.page, route: record.page.route, file: record.file, record };
  });
  return [...custom, ...written, ...(site.hasSearch ? [searchPage(site)] : [])];
}

/** Finds modules of `pages/` that lack what makes them a page; they are left out. */
export function checkCustomPages({ customPages }: Pick<App, "customPages">): Diagnostic[] {
  const wrong = Object.entries(customPages).filter(([, module]) => !isPage(module));
  return wrong.map(([component]) => ({
    rule: "invalid-page",
    severity: "error",
    file: customPageFile(component),
    line: 1,
    column: 1,
    message: `\`${customPageFile(component)}\` is no page: it lacks its component or its metadata`,
    hint: 'write `export default function Page()` and `export const metadata = { title: "…", description: "…", route: "/…" }`; parts of pages lie in a folder below',
  }));
}

/** A writer's module may hold anything. */
function isPage({ default: component, metadata }: Partial<App["customPages"][string]>): boolean {
  const texts = [metadata?.title, metadata?.description, metadata?.route];
  return component !== undefined && texts.every((text) => typeof text === "string");
}

function customPageFile(component: string): string {
  return `pages/${component}.tsx`;
}

/** The page with all results of a search. For readers, not for search engines. */
function searchPage({ trailingSlash }: SiteShell): PageSource {
  const page: SearchPage = {
    kind: "search",
    route: withTrailingSlash(searchRoute, trailingSlash),
    title: "Search",
    description: "",
    ...blank,
    unlisted: true,
  };
  return { page, route: page.route, file: "config.ts" };
}

const blank = { keywords: [], otherNames: [], image: null, unlisted: false };

/** The page for unknown addresses. */
export const notFoundPage: NotFoundPage = {
  kind: "not-found",
  route: "/404",
  title: "Page not found",
  description: "There is no page at this address.",
  ...blank,
  unlisted: true,
};
