import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import type { PageRecord } from "../content/index.ts";
import { documentFile, payloadFile } from "../kernel/client/request.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { isListed } from "../model/page.ts";
import { type Route, routeFolder } from "../model/route.ts";
import type { SearchRecord } from "../model/search.ts";
import type { RedirectPage } from "../publish/index.ts";
import { type Bundle, loadBundle } from "./bundle.ts";
import { compileFindings } from "./compile-findings.ts";
import { drawFailure } from "./draw-failure.ts";
import { createDrawer, type Drawer } from "./drawer.ts";
import type { FinishedPage } from "./finish-page.ts";
import { listFiles } from "./hash.ts";
import { layoutSources } from "./layout-sources.ts";
import { loadSite, type Site } from "./load-site.ts";
import { openStaging, type Staging } from "./output.ts";
import { outputFiles, placeable } from "./output-files.ts";
import { openPageCache } from "./page-cache.ts";
import type { JoinedData, ReadOptions } from "./read-site-data.ts";
import { type Failed, type Finished, renderPages } from "./render-pages.ts";
import { CompileError } from "./run-compiler.ts";
import { checkCustomPages, notFoundPage, type PageSource, sitePages } from "./site-pages.ts";
import { siteShell } from "./site-shell.ts";
import { writeFeeds } from "./write-feeds.ts";
import { collectHashes, writeHosting } from "./write-hosting.ts";
import { writeMachineFiles } from "./write-machine-files.ts";
import { writeRedirects } from "./write-redirects.ts";
import { writeSearch } from "./write-search.ts";
import { writeSocialImages } from "./write-social-images.ts";

export interface BuildOptions {
  /** Folder that holds the engine's package.json. */
  root: string;
  siteDir: string;
  outDir: string;
  /** Folder of compiled documents and finished pages. */
  cacheDir: string;
  /** Folder of compiled engines; sites may share it. */
  bundleDir: string;
  /** Sees every finished page. */
  onPage?: (source: PageSource, html: string) => void;
  /** Sees what a search can lead to. */
  onSearchRecords?: (records: SearchRecord[]) => void;
}

export interface BuildResult {
  /** False: the output folder is as it was before. */
  ok: boolean;
  diagnostics: Diagnostic[];
  pages: number;
  /** Pages that did not come from the cache. */
  rendered: number;
}

/** Builds a site. All findings are collected; with an error among them nothing is written. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const site = await loadSite(options.siteDir);
  if (!site.ok) return failure(site.diagnostics);
  const staging = openStaging(options.outDir, options.cacheDir);
  const drawer = createDrawer();
  try {
    const result = await buildInto(staging, site.value, { ...options, drawer });
    if (result.ok) staging.commit();
    else staging.discard();
    return result;
  } catch (error) {
    staging.discard();
    if (error instanceof CompileError) return failure(compileFindings(error.message, options));
    throw error;
  } finally {
    await drawer.close();
  }
}

type Build = BuildOptions & { drawer: Drawer };

function failure(diagnostics: Diagnostic[]): BuildResult {
  return { ok: false, diagnostics, pages: 0, rendered: 0 };
}

async function buildInto(
  staging: Staging,
  { config, ...sidebars }: Site,
  { root, siteDir, cacheDir, bundleDir, drawer, onPage, onSearchRecords }: Build,
): Promise<BuildResult> {
  // The compiler is a process of its own: it starts before this one loads the content room, and the
  // thread that draws when the compiler is done, because then there is most to draw.
  const [bundle, { content, data }] = await Promise.all([
    loadBundle({ root, siteDir, config, bundleDir, onCompiled: drawer.start }),
    readContent({ root, siteDir, config, ...sidebars, includeDrafts: false, cacheDir }),
  ]);
  const files = copyFiles(staging, { siteDir, bundle, data });
  const cache = openPageCache(join(cacheDir, "pages"));
  const { shell: site, diagnostics: shellFindings } = siteShell(siteDir, config, data);
  const unique = content.uniqueRoutes(sitePages(data, bundle.app, site));
  const taken = outputFiles(unique.articles, { site, blog: data.blog, copied: files });
  const { sources, diagnostics: hidden } = placeable(unique.articles, taken);
  const notFound: PageSource = { page: notFoundPage, route: notFoundPage.route, file: "config.ts" };
  const unknownIn = (records: PageRecord[]) =>
    content.checkComponents(records, bundle.app.knownComponents);
  const posts = new Map<Route, string>();
  const hashes = collectHashes();
  const { finished, failed } = await renderPages([...sources, notFound], {
    bundle,
    site,
    cache,
    drawer,
    onPage: (source, finished) => {
      onPage?.(source, textOf(finished));
      hashes.add(finished.inline);
      if (source.page.kind === "blog-post") posts.set(source.route, textOf(finished));
      writePage(staging, source, finished);
    },
  }).finally(() => cache.close());
  // A page that failed has an address all the same: links to it are not broken.
  for (const route of data.announced) files.add(documentFile(routeFolder(route)));
  for (const { source } of failed) files.add(documentFile(routeFolder(source.page.route)));
  for (const file of await writeFeeds(staging, { blog: data.blog, site, posts })) files.add(file);
  const redirects = writeRedirects(staging, {
    siteDir,
    url: site.url,
    baseUrl: site.baseUrl,
    pages: redirectTargets(finished, failed),
    files: new Set([...files, ...taken]),
  });
  const machineFiles = writeMachineFiles(staging, finished, {
    site,
    sidebars: Object.keys(sidebars.sidebars),
    taken: files,
    dates: data.dates,
  });
  for (const file of machineFiles) files.add(file);
  if (config.socialImages) {
    const pages = finished.map(({ source }) => source.page).filter(isListed);
    const images = await writeSocialImages(staging, pages, {
      site,
      colors: config.socialImages,
      root,
      cacheDir: join(cacheDir, "social"),
    });
    for (const file of images) files.add(file);
  }
  writeHosting(staging, {
    hosting: config.hosting,
    site,
    hashes: hashes.all(),
    redirects: redirects.redirects,
  });
  writeSearch(staging, finished, {
    site,
    entries: data.searchRecords,
    onRecords: onSearchRecords,
  });
  const layout = layoutSources(siteDir, config);
  const found = [
    ...shellFindings,
    ...data.diagnostics,
    ...checkCustomPages(bundle.app),
    ...unique.diagnostics,
    ...hidden,
    ...unknownIn([...data.docs, ...data.pages]),
    ...failedPages(failed, { unknownIn, known: data.diagnostics, siteDir }),
    ...content.checkLinks({ pages: finished.map(linkCheckInput), files, layout, ...site }),
    ...redirects.diagnostics,
  ];
  const ok = !found.some(({ severity }) => severity === "error");
  const rendered = finished.filter((page) => !page.cached).length;
  return { ok, diagnostics: found, pages: finished.length, rendered };
}

async function readContent(options: ReadOptions) {
  const { readSiteData } = await import("./read-site-data.ts");
  const content = await import("../content/index.ts");
  return { content, data: await readSiteData(options) };
}

/** A name that the page wanted to bring along and cannot have. */
function isMissingName({ rule }: Diagnostic): boolean {
  return rule === "unsupported-import" || rule === "unsupported-export";
}

interface DrawFailures {
  unknownIn(records: PageRecord[]): Diagnostic[];
  /** What was found before drawing. */
  known: Diagnostic[];
  siteDir: string;
}

/** What a page that cannot be drawn means to its writer; a name that is not there is reason enough. */
function failedPages(failed: Failed[], { unknownIn, known, siteDir }: DrawFailures): Diagnostic[] {
  const explained = new Set(known.filter(isMissingName).map(({ file }) => file));
  return failed
    .filter(({ source: { file, record } }) => {
      return !explained.has(file) && unknownIn(record ? [record] : []).length === 0;
    })
    .map(({ source, reason }) => drawFailure(source, reason, siteDir));
}

/** Pages an old address may lead to; one that failed has its own finding. */
function redirectTargets(finished: Finished[], failed: Failed[]): RedirectPage[] {
  return [
    ...finished.map(({ source, facts }) => ({ ...source, ids: facts.ids })),
    ...failed.map(({ source }) => ({ ...source, ids: [] })),
  ]
    .filter(({ page }) => page.kind !== "not-found")
    .map(({ page, ids }) => ({ route: page.route, ids }));
}

function linkCheckInput({ source, facts }: Finished) {
  const { page, file, record } = source;
  return { route: page.route, file, facts, links: record?.links ?? [] };
}

function textOf({ html }: FinishedPage): string {
  return new TextDecoder().decode(html);
}

function writePage(staging: Staging, { page }: PageSource, { html, payload }: FinishedPage): void {
  const folder = routeFolder(page.route);
  if (page.kind === "not-found") staging.write("404.html", html);
  else {
    staging.write(documentFile(folder), html);
    staging.write(payloadFile(folder), payload);
  }
}

/** Copies bundle, public files, images and sidebar trees; answers with their paths. */
function copyFiles(
  staging: Staging,
  { siteDir, bundle, data }: { siteDir: string; bundle: Bundle; data: JoinedData },
): Set<string> {
  const files = new Set<string>();
  const publicDir = join(siteDir, "public");
  for (const dir of [bundle.clientDir, publicDir].filter(existsSync)) {
    for (const path of listFiles(dir)) {
      const to = relative(dir, path).replaceAll("\\", "/");
      if (to.startsWith(".vite/")) continue;
      staging.copy(path, to);
      files.add(to);
    }
  }
  for (const { from, to } of data.assets) {
    staging.copy(from, to);
    files.add(to);
  }
  for (const { to, items } of data.trees) {
    staging.write(to, JSON.stringify(items));
    files.add(to);
  }
  for (const { to, text } of data.files) {
    staging.write(to, text);
    files.add(to);
  }
  return files;
}
