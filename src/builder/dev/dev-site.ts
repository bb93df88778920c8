import { join } from "node:path";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { WholeContent } from "../../content/index.ts";
import { hasMoreFiles } from "../../content/load/files/list-files.ts";
import { uniqueRoutes } from "../../content/route/routed-doc.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import type { Blog, Page } from "../../model/page/page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { type Route, routeKey } from "../../model/url/route.ts";
import type { App } from "../compile/bundle.ts";
import { siteModules } from "../compile/site-modules.ts";
import { translatedModules } from "../compile/translations.ts";
import { withSeverities } from "../diagnostics/judge-findings.ts";
import { formatReport } from "../diagnostics/report.ts";
import { builderRules } from "../diagnostics/rules.ts";
import type { MergedData } from "../load/read-site-data.ts";
import type { SiteMessages } from "../load/site-messages.ts";
import { readRedirects, withMovedAnchors } from "../output/site-redirects.ts";
import { notFoundPage, type PageSource, sitePages, siteShell } from "../render/site-pages.ts";
import type { DevArticles } from "./dev-articles.ts";

/** Files of a folder of docs from which on an article is compiled when it is asked for: a save reads one file. */
const mostAtOnce = 500;

/** Folders with the docs of a site. */
export const docsFolders = ["content/docs", "versions"];

/** Whether one of the folders with docs is large. */
export function isLargeSite(siteDir: string): boolean {
  return docsFolders.some((folder) =>
    hasMoreFiles(join(siteDir, folder), mostAtOnce, (path) => /\.mdx?$/i.test(path)),
  );
}

type DevFile = { type: string; path: string } | { type: string; text: string };

/** A site as the dev server needs it. */
export interface DevSite {
  /** Folder of the site. */
  dir: string;
  baseUrl: string;
  shell: SiteShell;
  diagnostics: Diagnostic[];
  /** What only the start of a server takes in. */
  compiled: string;
  /** The report of the errors, empty without any. */
  errors: string;
  /** Images and sidebar trees by path below the base URL. */
  files: Map<string, DevFile>;
  /** One of them, or a file of an article that was read since. */
  file(path: string): DevFile | undefined;
  /** Addresses that links may lead to although there is no page yet. */
  announced: Route[];
  blog: Blog | null;
  config: SiteConfig;
  messages: SiteMessages;
  /** Every page, each address once. */
  pages(app: App): PageSource<Page>[];
  /** Inputs and outputs of the catalog, for the search. */
  searchEntries: MergedData["searchRecords"];
  /** The page at a path, or the page for unknown addresses. */
  page(key: string, app: App): PageSource<Page>;
  /** The articles of a large site; null where they came with the pages. */
  articles: DevArticles | null;
}

export interface DevSiteOptions {
  root: string;
  siteDir: string;
  cacheDir: string;
}

/** What was read of a site. */
export interface ReadSite {
  config: SiteConfig;
  data: WholeContent<MergedData>;
  /** True: articles are read when they are asked for. */
  isPostponed: boolean;
}

/** Returns the state from which the server responds. `articles` are those of a large site. */
export function devSite(
  siteDir: string,
  { config, data, isPostponed }: ReadSite,
  articles: DevArticles | null = null,
): DevSite {
  const { shell, diagnostics: shellFindings } = siteShell(siteDir, config, data);
  const diagnostics = withSeverities([...shellFindings, ...data.diagnostics], config.checks);
  const files = new Map<string, DevFile>();
  for (const { from, to } of data.assets) files.set(`/${to}`, { type: typeOf(to), path: from });
  for (const { to, items } of data.trees) {
    files.set(`/${to}`, { type: "application/json", text: JSON.stringify(items) });
  }
  for (const { to, text } of data.files) files.set(`/${to}`, { type: "application/json", text });
  const routed = rememberLast((app: App) => {
    const unique = uniqueRoutes(sitePages({ ...data, histories: [] }, app, shell));
    const pages = withMovedAnchors(unique.articles, readRedirects(siteDir).lines, shell);
    return { pages, byRoute: new Map(pages.map((one) => [routeKey(one.page.route), one])) };
  });
  return {
    dir: siteDir,
    baseUrl: config.baseUrl,
    shell,
    diagnostics,
    compiled: JSON.stringify([
      config.baseUrl,
      siteModules(siteDir, config),
      translatedModules(siteDir, config),
    ]),
    errors: formatReport(diagnostics.filter(({ severity }) => severity === "error")),
    files,
    file(path) {
      const own = articles?.asset(path);
      return files.get(path) ?? (own === undefined ? own : { type: typeOf(path), path: own });
    },
    announced: data.announced,
    blog: data.blog,
    config,
    messages: data.messages,
    pages: (app) => routed(app).pages,
    searchEntries: data.searchRecords,
    page: (key, app) =>
      routed(app).byRoute.get(routeKey(key || "/")) ?? notFoundPage(data.messages.content),
    articles: isPostponed ? articles : null,
  };
}

/** Remembers the last answer: most questions repeat the one before. */
function rememberLast<Q, A>(answer: (question: Q) => A): (question: Q) => A {
  let last: { question: Q; answer: A } | undefined;
  return (question) => {
    if (!last || last.question !== question) last = { question, answer: answer(question) };
    return last.answer;
  };
}

/** The site with a word to its writer where it needs another server than one with `compiled`. */
export function withRestartNotice(site: DevSite, compiled: string): DevSite {
  if (site.compiled === compiled) return site;
  return { ...site, diagnostics: [...site.diagnostics, restartNotice] };
}

const restartNotice = diagnose(builderRules["restart-needed"], wholeFile("config.ts"), {});

const types: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
};

function typeOf(path: string): string {
  return types[path.split(".").at(-1) ?? ""] ?? "application/octet-stream";
}
