import { join } from "node:path";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { loadSegments } from "../../search/index/segment.ts";
import type { BuildOptions } from "../build-site.ts";
import { withStore } from "../cache/store.ts";
import { diagnoseCompilerOutput } from "../compile/compiler-errors.ts";
import { CompileError } from "../compile/run-compiler.ts";
import { loadSite } from "../load/load-site.ts";
import { readSearchTables } from "../load/search-tables.ts";
import { watchMemory, watchWithProgress } from "../memory-watch.ts";
import { indexVersion } from "../output/publish-site.ts";
import { toOutputError } from "../output/resolve-output-dir.ts";
import {
  getSearchSegments,
  type KeyedPage,
  type RoutedPage,
  toRoutedPage,
} from "../output/search-index.ts";
import { readRedirects, withRouterData } from "../output/site-redirects.ts";
import {
  computeSourcesHash,
  getPhaseTimer,
  type PreparedSite,
  prepareSite,
} from "../prepare-site.ts";
import { type PageResult, renderPages } from "../render/render-pages.ts";
import { createRenderWorker } from "../render/render-worker-client.ts";
import type { PageSource } from "../render/site-pages.ts";
import {
  finishShard,
  isInShard,
  prepareShardFolder,
  type ShardPosition,
  shardArticlesFolder,
  shardPagesFolder,
  shardSegmentsFolder,
} from "./shard.ts";

export interface ShardBuildOptions
  extends Pick<
    BuildOptions,
    | "root"
    | "siteDir"
    | "outDir"
    | "cacheDir"
    | "bundleDir"
    | "onPhase"
    | "onReading"
    | "onProgress"
  > {
  shard: ShardPosition;
}

interface ShardResult {
  ok: boolean;
  /** Why the shard could not be built. `--merge` reports the diagnostics of pages. */
  diagnostics: Diagnostic[];
  pages: number;
  rendered: number;
}

/** @throws UserError if the folder contains something else or cannot be written */
export async function buildShard({ shard, ...options }: ShardBuildOptions): Promise<ShardResult> {
  const { root, siteDir, outDir } = options;
  const site = await loadSite(siteDir);
  if (!site.ok) return failShard(site.diagnostics);
  const renderWorker = createRenderWorker();
  try {
    prepareShardFolder(outDir);
    const { sourcesHash, ...counts } = await withStore(
      join(outDir, shardArticlesFolder),
      (articles) =>
        withStore(join(outDir, shardPagesFolder), async (cache) => {
          const files = getFilesOfShard(shard);
          const watch = watchMemory();
          const onArticle = watchWithProgress(watch, options.onReading);
          const onPage = watchWithProgress(watch, options.onProgress);
          const { isWanted } = files;
          const prepareOptions = { ...options, renderWorker, articles, isWanted, onArticle };
          const prepared = await prepareSite(site.value, prepareOptions);
          const { bundle, content, data, shell } = prepared;
          const { lines } = readRedirects(siteDir);
          const sources = withRouterData(prepared.pages, lines, shell);
          const shardSources = sources.filter(
            ({ record, file }) => record?.hash !== undefined && files.has(file),
          );
          let ready = 0;
          const { finished } = await getPhaseTimer(options.onPhase)("render", () =>
            renderPages(shardSources, {
              bundle,
              site: shell,
              messages: data.messages.publish,
              cache,
              readBody: (stored) => content.readBody(articles, stored),
              renderWorker,
              siteDir,
              onPage: () => onPage(++ready, shardSources.length),
            }),
          );
          if (shell.hasSearch) {
            await writeSegments(prepared, { sources, finished, root, siteDir, outDir });
          }
          const rendered = finished.filter(({ isCached }) => !isCached).length;
          return { sourcesHash: computeSourcesHash(prepared), pages: finished.length, rendered };
        }),
    );
    finishShard({ folder: outDir, ...shard, sourcesHash, pages: counts.pages });
    return { ok: true, diagnostics: [], ...counts };
  } catch (error) {
    if (error instanceof CompileError)
      return failShard(diagnoseCompilerOutput(error.message, options));
    throw toOutputError(error, outDir, outDir) ?? error;
  } finally {
    await renderWorker.close();
  }
}

/** All pages of one file belong to one shard. */
function getFilesOfShard(shard: ShardPosition) {
  const files = new Map<string, boolean>();
  return {
    isWanted(file: string, position: number): boolean {
      const isIncluded = files.get(file) ?? isInShard(position, shard);
      files.set(file, isIncluded);
      return isIncluded;
    },
    has: (file: string) => files.get(file) === true,
  };
}

interface RenderedShard extends Pick<ShardBuildOptions, "root" | "siteDir" | "outDir"> {
  sources: readonly PageSource[];
  finished: readonly PageResult[];
}

async function writeSegments(
  { data, shell: site }: PreparedSite,
  { sources, finished, root, siteDir, outDir }: RenderedShard,
): Promise<void> {
  const { questions } = readSearchTables(siteDir);
  const renderedPages = new Map(finished.map(({ source, key, read }) => [source, { key, read }]));
  const pages = sources.map((source): RoutedPage | KeyedPage => ({
    ...toRoutedPage(source.page, site),
    ...renderedPages.get(source),
  }));
  const options = { site, entries: data.searchRecords, questions, version: indexVersion(root) };
  const segments = getSearchSegments(pages, options);
  await withStore(join(outDir, shardSegmentsFolder), async (store) => {
    loadSegments(segments, store);
  });
}

function failShard(diagnostics: Diagnostic[]): ShardResult {
  return { ok: false, diagnostics, pages: 0, rendered: 0 };
}
