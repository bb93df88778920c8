import { rmSync } from "node:fs";
import { join } from "node:path";
import { type CacheStore, LostEntryError } from "../model/cache.ts";
import type { Diagnostic } from "../model/diagnostics/diagnostic.ts";
import { isListed } from "../model/page/page.ts";
import type { SearchRecord } from "../model/search/search.ts";
import type { PublishedPage } from "../publish/index.ts";
import {
  articlesFolder,
  joinStores,
  openStoreReader,
  pagesFolder,
  type StoreReader,
  withArticles,
  withStore,
} from "./cache/store.ts";
import { diagnoseCompilerOutput } from "./compile/compiler-errors.ts";
import { CompileError } from "./compile/run-compiler.ts";
import { applyPolicy } from "./diagnostics/apply-policy.ts";
import { checkInlineStyles } from "./diagnostics/check-inline-styles.ts";
import { getLayoutSources, loadSite, type Site } from "./load/load-site.ts";
import { watchMemory, watchWithProgress } from "./memory-watch.ts";
import { compressOutput } from "./output/compress.ts";
import { keepAssets } from "./output/keep-assets.ts";
import { checkConflicts, type OutputSize } from "./output/manifest.ts";
import { planOutput, rejectPathConflicts } from "./output/outputs.ts";
import { getPlannedRouteFiles, type Published, publishSite } from "./output/publish-site.ts";
import { resolveOutputDir, toOutputError } from "./output/resolve-output-dir.ts";
import { checkAddressRecord } from "./output/site-addresses.ts";
import { readRedirects, withRouterData } from "./output/site-redirects.ts";
import { copyFiles, Staging } from "./output/staging.ts";
import {
  computeSourcesHash,
  getPhaseTimer,
  type PreparedSite,
  prepareSite,
} from "./prepare-site.ts";
import { diagnoseFailedPages } from "./render/render-failure.ts";
import type { PageResult } from "./render/render-pages.ts";
import { createRenderWorker, type RenderWorker } from "./render/render-worker-client.ts";
import { checkCustomPages, getNotFoundPage, type PageSource } from "./render/site-pages.ts";
import { type WrittenPages, writePages } from "./render/write-pages.ts";
import {
  checkShardSources,
  type Shard,
  shardArticlesFolder,
  shardPagesFolder,
  shardSegmentsFolder,
} from "./shards/shard.ts";

export interface BuildOptions {
  root: string;
  siteDir: string;
  outDir: string;
  cacheDir: string;
  bundleDir: string;
  /** Output folder or URL of a previous build. */
  keepAssetsOf?: string | undefined;
  compress?: boolean | undefined;
  shards?: readonly Shard[] | undefined;
  updateBaseline?: boolean | undefined;
  onPage?: (source: PageSource, html: string) => void;
  onSearchRecords?: (records: SearchRecord[]) => void;
  onAddresses?: (pages: readonly PublishedPage[]) => void;
  /** Called at the end of each phase; compiling and reading run in parallel. */
  onPhase?: (phase: BuildPhase, milliseconds: number) => void;
  onReading?: (articles: number, total: number) => void;
  onProgress?: (pages: number, total: number) => void;
}

export type BuildPhase = "compile" | "read" | "render" | "write" | "check" | "compress";

export interface BuildResult {
  ok: boolean;
  diagnostics: Diagnostic[];
  /** Number of diagnostics that are left out because the baseline contains them. */
  baselineCount: number;
  pages: number;
  /** Number of pages that were not in the cache. */
  rendered: number;
  output: OutputSize;
}

/** Builds a site. Nothing is written if a diagnostic is an error. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const site = await loadSite(options.siteDir);
  if (!site.ok) return createFailedResult(site.diagnostics);
  try {
    return await buildOnce(site.value, options);
  } catch (error) {
    if (!(error instanceof LostEntryError)) throw error;
    // If one entry of the cache is lost, others may be too.
    for (const folder of [articlesFolder, pagesFolder]) {
      rmSync(join(options.cacheDir, folder), { recursive: true, force: true });
    }
    return await buildOnce(site.value, options);
  }
}

async function buildOnce(site: Site, options: BuildOptions): Promise<BuildResult> {
  const { cacheDir } = options;
  const outDir = resolveOutputDir(options.outDir);
  const staging = new Staging(outDir, cacheDir);
  const renderWorker = createRenderWorker();
  try {
    const result = await withArticles(cacheDir, (articles) =>
      withStore(join(cacheDir, pagesFolder), (pages) =>
        withShards({ articles, pages }, options.shards, (stores) =>
          buildInto(staging, site, { ...options, ...stores, renderWorker }),
        ),
      ),
    );
    if (result.ok) staging.commit();
    else staging.discard();
    return result;
  } catch (error) {
    staging.discard();
    if (error instanceof CompileError)
      return createFailedResult(diagnoseCompilerOutput(error.message, options));
    throw toOutputError(error, options.outDir, outDir) ?? error;
  } finally {
    await renderWorker.close();
  }
}

interface Stores {
  articles: CacheStore;
  pages: CacheStore;
  segments: readonly StoreReader[];
}

type BuildContext = BuildOptions & Stores & { renderWorker: RenderWorker };

async function withShards<T>(
  localStores: Pick<Stores, "articles" | "pages">,
  shards: readonly Shard[] | undefined,
  use: (stores: Stores) => Promise<T>,
): Promise<T> {
  if (!shards) return use({ ...localStores, segments: [] });
  const open = (name: string) => shards.map(({ folder }) => openStoreReader(join(folder, name)));
  const articles = open(shardArticlesFolder);
  const pages = open(shardPagesFolder);
  const segments = open(shardSegmentsFolder);
  try {
    return await use({
      articles: joinStores(localStores.articles, articles),
      pages: joinStores(localStores.pages, pages),
      segments,
    });
  } finally {
    for (const reader of [...articles, ...pages, ...segments]) reader.close();
  }
}

function createFailedResult(diagnostics: Diagnostic[]): BuildResult {
  return {
    ok: false,
    diagnostics,
    baselineCount: 0,
    pages: 0,
    rendered: 0,
    output: { files: 0, bytes: 0 },
  };
}

async function buildInto(staging: Staging, site: Site, build: BuildContext): Promise<BuildResult> {
  const { root, siteDir, cacheDir, bundleDir, renderWorker, articles } = build;
  const timed = getPhaseTimer(build.onPhase);
  const watch = watchMemory();
  const prepared = await prepareSite(site, {
    root,
    siteDir,
    cacheDir,
    bundleDir,
    renderWorker,
    articles,
    onPhase: build.onPhase,
    onArticle: watchWithProgress(watch, build.onReading),
  });
  if (build.shards) checkShardSources(build.shards, computeSourcesHash(prepared));
  const { data, shell } = prepared;
  const { plannedSite, sources, pathConflicts } = planSite(staging, site, prepared, siteDir);
  const redirects = readRedirects(siteDir);
  const pageSources = [
    ...withRouterData(sources, redirects.lines, shell),
    getNotFoundPage(data.messages.content),
  ];
  const onProgress = watchWithProgress(watch, build.onProgress);
  const pages = await timed("render", () =>
    renderSite(staging, pageSources, prepared, { ...build, onProgress }),
  );
  const published = await timed("write", () =>
    publishSite(staging, pages, {
      root,
      siteDir,
      cacheDir,
      data,
      redirects,
      planned: plannedSite,
      sidebarNames: Object.keys(site.sidebars),
      segments: build.segments,
      onSearchRecords: build.onSearchRecords,
      onRead: watch,
    }),
  );
  build.onAddresses?.(published.pages);
  const missingAssets =
    build.keepAssetsOf === undefined ? [] : await keepAssets(staging, build.keepAssetsOf);
  const result = await timed("check", async () => {
    const found = checkSite(site, prepared, pages, { staging, siteDir, published, pathConflicts });
    const { checks } = site.config;
    const policy = { siteDir, checks, updateBaseline: build.updateBaseline ?? false };
    return applyPolicy([...found, ...missingAssets], policy);
  });
  if (result.ok && build.compress) {
    await timed("compress", () => compressOutput(staging, join(cacheDir, "compressed")));
  }
  return {
    ...result,
    pages: pages.finished.length,
    rendered: pages.finished.filter(({ isCached }) => !isCached).length,
    output: staging.manifest.getTotalSize(),
  };
}

function renderSite(
  staging: Staging,
  sources: PageSource[],
  { bundle, content, data, shell }: PreparedSite,
  { articles, pages, renderWorker, siteDir, onPage, onProgress }: BuildContext,
): Promise<WrittenPages> {
  return writePages(staging, sources, {
    bundle,
    site: shell,
    messages: data.messages.publish,
    cache: pages,
    readBody: (stored) => content.readBody(articles, stored),
    renderWorker,
    siteDir,
    onPage,
    onProgress,
  });
}

/** Copies files, and plans all others, before the first page is rendered. */
function planSite(
  staging: Staging,
  { config }: Site,
  { bundle, data, shell, pages }: PreparedSite,
  siteDir: string,
) {
  copyFiles(staging, { siteDir, bundle, data });
  const listedPages = pages.map(({ page }) => page).filter(isListed);
  const plannedSite = { site: shell, config, listedPages, blog: data.blog };
  planOutput(staging.manifest, pages, plannedSite);
  const { sources, diagnostics } = rejectPathConflicts(pages, staging.manifest.paths);
  return { plannedSite, sources, pathConflicts: diagnostics };
}

interface CheckOptions {
  staging: Staging;
  siteDir: string;
  published: Published;
  pathConflicts: Diagnostic[];
}

function checkSite(
  { config }: Site,
  { bundle, content, data, shell, shellDiagnostics, duplicates }: PreparedSite,
  { finished, failed }: WrittenPages,
  { staging: { manifest }, siteDir, published, pathConflicts }: CheckOptions,
): Diagnostic[] {
  const { knownComponents, blockComponents } = bundle.app;
  const records = [...data.docs, ...data.pages];
  const { startingPoints = [], support } = config.search;
  const sources = getLayoutSources(siteDir, config);
  return [
    ...shellDiagnostics,
    ...data.diagnostics,
    ...checkCustomPages(bundle.app),
    ...duplicates,
    ...pathConflicts,
    ...content.checkComponents(records, knownComponents),
    ...content.checkInlineBlocks(records, blockComponents),
    ...diagnoseFailedPages(failed, { knownComponents, diagnostics: data.diagnostics, siteDir }),
    ...checkInlineStyles(sources),
    ...content.checkLinks({
      pages: finished.map(getLinkCheckInput),
      files: new Set([...manifest.paths, ...getPlannedRouteFiles(data)]),
      layout: sources,
      configLinks: [...startingPoints, ...(support ? [support] : [])].map(({ to }) => to),
      movedAnchors: published.movedAnchors,
      ...shell,
    }),
    ...checkConflicts(manifest),
    ...published.diagnostics,
    ...checkAddressRecord(siteDir, { baseUrl: shell.baseUrl, ...published }),
  ];
}

function getLinkCheckInput({ source, ...finished }: PageResult) {
  const { page, file, record } = source;
  return { ...finished, route: page.route, file, links: record?.links ?? [] };
}
