import { rmSync } from "node:fs";
import { join } from "node:path";
import type { PageRecord } from "../content/index.ts";
import { type CacheStore, LostEntryError } from "../model/cache.ts";
import type { Diagnostic } from "../model/diagnostics/diagnostic.ts";
import { isListed } from "../model/page/page.ts";
import type { SearchRecord } from "../model/search/search.ts";
import type { PublishedPage } from "../publish/index.ts";
import { articlesFolder, withArticles, withStore } from "./cache/store.ts";
import { loadBundle } from "./compile/bundle.ts";
import { CompileError, compileFindings } from "./compile/run-compiler.ts";
import { judgeFindings } from "./diagnostics/judge-findings.ts";
import { layoutSources, loadSite, type Site } from "./load/load-site.ts";
import type { ReadOptions } from "./load/read-site-data.ts";
import { compressOutput } from "./output/compress.ts";
import { keepAssets } from "./output/keep-assets.ts";
import { checkConflicts, type OutputSize } from "./output/manifest.ts";
import { outputMistake, outputPlace } from "./output/output-place.ts";
import { placeable, planOutput } from "./output/outputs.ts";
import { announcedFiles, publishSite } from "./output/publish-site.ts";
import { checkRecord } from "./output/site-addresses.ts";
import { readRedirects, withMovedAnchors } from "./output/site-redirects.ts";
import { copyFiles, openStaging, type Staging } from "./output/staging.ts";
import { failedPages } from "./render/render-failure.ts";
import type { Finished } from "./render/render-pages.ts";
import { createRenderWorker, type RenderWorker } from "./render/render-worker-client.ts";
import {
  checkCustomPages,
  notFoundPage,
  type PageSource,
  sitePages,
  siteShell,
} from "./render/site-pages.ts";
import { writePages } from "./render/write-pages.ts";

export interface BuildOptions {
  /** Folder that holds the engine's package.json. */
  root: string;
  siteDir: string;
  outDir: string;
  /** Folder of compiled documents and finished pages. */
  cacheDir: string;
  /** Folder of compiled engines; sites may share it. */
  bundleDir: string;
  /** Former output, or address of the deployed site, whose assets the output carries too. */
  keepAssetsOf?: string | undefined;
  /** True: the output also holds compressed copies of its text files, for hosts that send such files. */
  compress?: boolean | undefined;
  /** True: the site's baseline is written anew from what this build finds. */
  updateBaseline?: boolean | undefined;
  /** Sees every finished page. */
  onPage?: (source: PageSource, html: string) => void;
  /** Sees what a search can lead to. */
  onSearchRecords?: (records: SearchRecord[]) => void;
  /** Sees the addresses of the finished pages. */
  onAddresses?: (pages: readonly PublishedPage[]) => void;
  /** Is told of the end of each phase; compiling and reading happen at the same time. */
  onPhase?: (phase: BuildPhase, milliseconds: number) => void;
  /** Is told how many of the pages are ready. */
  onProgress?: (pages: number, of: number) => void;
}

export type BuildPhase = "compile" | "read" | "render" | "write" | "check" | "compress";

export interface BuildResult {
  /** False: the output folder is as it was before. */
  ok: boolean;
  diagnostics: Diagnostic[];
  /** Findings of the site's baseline, which are not among the diagnostics. */
  known: number;
  pages: number;
  /** Pages that did not come from the cache. */
  rendered: number;
  /** What was written. */
  output: OutputSize;
}

/** Builds a site. All findings are collected; with an error among them nothing is written. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const site = await loadSite(options.siteDir);
  if (!site.ok) return failure(site.diagnostics);
  try {
    return await buildOnce(site.value, options);
  } catch (error) {
    if (!(error instanceof LostEntryError)) throw error;
    // Where one entry is damaged, others may be; what the caches held is made again.
    for (const folder of [articlesFolder, pagesFolder]) {
      rmSync(join(options.cacheDir, folder), { recursive: true, force: true });
    }
    return await buildOnce(site.value, options);
  }
}

/** Folder of rendered pages below the cache. */
const pagesFolder = "pages";

async function buildOnce(site: Site, options: BuildOptions): Promise<BuildResult> {
  const { cacheDir } = options;
  const outDir = outputPlace(options.outDir);
  const staging = openStaging(outDir, cacheDir);
  const renderWorker = createRenderWorker();
  try {
    const result = await withArticles(cacheDir, (articles) =>
      withStore(join(cacheDir, pagesFolder), (finishedPages) =>
        buildInto(staging, site, { ...options, renderWorker, articles, finishedPages }),
      ),
    );
    if (result.ok) staging.commit();
    else staging.discard();
    return result;
  } catch (error) {
    staging.discard();
    if (error instanceof CompileError) return failure(compileFindings(error.message, options));
    throw outputMistake(error, options.outDir, outDir) ?? error;
  } finally {
    await renderWorker.close();
  }
}

interface Build extends BuildOptions {
  renderWorker: RenderWorker;
  /** Hold what is not needed at once; both stay open until all is written. */
  articles: CacheStore;
  finishedPages: CacheStore;
}

function failure(diagnostics: Diagnostic[]): BuildResult {
  return {
    ok: false,
    diagnostics,
    known: 0,
    pages: 0,
    rendered: 0,
    output: { files: 0, bytes: 0 },
  };
}

async function buildInto(
  staging: Staging,
  { config, ...sidebars }: Site,
  {
    renderWorker,
    articles,
    finishedPages,
    onPage,
    onSearchRecords,
    onAddresses,
    onPhase,
    onProgress,
    keepAssetsOf,
    compress,
    updateBaseline = false,
    ...folders
  }: Build,
): Promise<BuildResult> {
  const { root, siteDir, cacheDir, bundleDir } = folders;
  // The compiler is a process of its own and starts before this one loads the content layer. After it
  // has compiled, all pages must be rendered: the render worker starts at once.
  const timed = phaseTimer(onPhase);
  const [bundle, { content, data }] = await Promise.all([
    timed("compile", () =>
      loadBundle({ root, siteDir, config, bundleDir, onCompiled: renderWorker.start }),
    ),
    timed("read", () =>
      readContent({
        root,
        siteDir,
        config,
        ...sidebars,
        includeDrafts: false,
        cacheDir,
        articles,
      }),
    ),
  ]);
  copyFiles(staging, { siteDir, bundle, data });
  const { shell: site, diagnostics: shellFindings } = siteShell(siteDir, config, data);
  const unique = content.uniqueRoutes(sitePages(data, bundle.app, site));
  const listed = unique.articles.map(({ page }) => page).filter(isListed);
  const planned = { site, config, listed, blog: data.blog };
  const { manifest } = staging;
  planOutput(manifest, unique.articles, planned);
  const { sources, diagnostics: hidden } = placeable(unique.articles, manifest.paths);
  const { messages } = data;
  const redirects = readRedirects(folders.siteDir);
  const moved = withMovedAnchors(sources, redirects.lines, site);
  const pages = await timed("render", () =>
    writePages(staging, [...moved, notFoundPage(messages.content)], {
      bundle,
      site,
      messages: messages.publish,
      cache: finishedPages,
      readBody: (stored) => content.readBody(articles, stored),
      renderWorker,
      onPage,
      onProgress,
    }),
  );
  const published = await timed("write", () =>
    publishSite(staging, pages, {
      ...folders,
      planned,
      data,
      redirects,
      sidebars: Object.keys(sidebars.sidebars),
      onSearchRecords,
    }),
  );
  onAddresses?.(published.pages);
  const lostAssets = keepAssetsOf === undefined ? [] : await keepAssets(staging, keepAssetsOf);
  const { finished, failed } = pages;
  const unknownIn = (records: PageRecord[]) =>
    content.checkComponents(records, bundle.app.knownComponents);
  const written = [...data.docs, ...data.pages];
  const layout = layoutSources(siteDir, config);
  const { startingPoints = [], support } = config.search;
  const checkFinished = async () => [
    ...shellFindings,
    ...data.diagnostics,
    ...checkCustomPages(bundle.app),
    ...unique.diagnostics,
    ...hidden,
    ...unknownIn(written),
    ...content.checkSentences(written, bundle.app.blockComponents),
    ...failedPages(failed, { unknownIn, known: data.diagnostics, siteDir }),
    ...content.checkLinks({
      pages: finished.map(linkCheckInput),
      files: new Set([...manifest.paths, ...announcedFiles(data)]),
      layout,
      settings: [...startingPoints, ...(support ? [support] : [])].map(({ to }) => to),
      movedAnchors: published.movedAnchors,
      ...site,
    }),
    ...checkConflicts(manifest),
    ...published.diagnostics,
    ...checkRecord(folders.siteDir, { baseUrl: site.baseUrl, ...published }),
    ...lostAssets,
  ];
  const standards = { siteDir, checks: config.checks, updateBaseline };
  const { ok, diagnostics, known } = await timed("check", async () =>
    judgeFindings(await checkFinished(), standards),
  );
  if (ok && compress) {
    await timed("compress", () => compressOutput(staging, join(cacheDir, "compressed")));
  }
  const rendered = finished.filter((page) => !page.cached).length;
  const counts = { pages: finished.length, rendered, output: manifest.size() };
  return { ok, diagnostics, known, ...counts };
}

/** Returns a function that runs a phase and reports how long it took. */
function phaseTimer(onPhase: BuildOptions["onPhase"]) {
  return async <T>(phase: BuildPhase, run: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await run();
    onPhase?.(phase, performance.now() - start);
    return result;
  };
}

async function readContent(options: ReadOptions) {
  const { readSiteData } = await import("./load/read-site-data.ts");
  const content = await import("../content/index.ts");
  return { content, data: await readSiteData(options) };
}

function linkCheckInput({ source, facts }: Finished) {
  const { page, file, record } = source;
  return { route: page.route, file, facts, links: record?.links ?? [] };
}
