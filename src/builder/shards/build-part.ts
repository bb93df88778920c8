import { join } from "node:path";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import type { BuildOptions } from "../build-site.ts";
import { withStore } from "../cache/store.ts";
import { CompileError, compileFindings } from "../compile/run-compiler.ts";
import { loadSite } from "../load/load-site.ts";
import { watchAndTell, watchMemory } from "../memory-watch.ts";
import { outputMistake } from "../output/output-place.ts";
import { readRedirects, withMovedAnchors } from "../output/site-redirects.ts";
import { phaseTimer, prepareSite, sourcesOf } from "../prepare-site.ts";
import { renderPages } from "../render/render-pages.ts";
import { createRenderWorker } from "../render/render-worker-client.ts";
import {
  articlesOfPart,
  finishPart,
  isInShare,
  pagesOfPart,
  preparePart,
  type Share,
} from "./part.ts";

export interface PartOptions
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
  share: Share;
}

export interface PartResult {
  /** False: there is no part. */
  ok: boolean;
  /** Why not; what is wrong with the pages is for the merge, which knows all of them. */
  diagnostics: Diagnostic[];
  pages: number;
  /** Pages that the part did not hold already. */
  rendered: number;
}

/**
 * Compiles and renders a share of a site's written pages into a folder, from which a merge takes them.
 * A part that is there already is brought up to date.
 *
 * @throws UserError where the folder holds something else, or cannot be written
 */
export async function buildPart({ outDir, share, ...options }: PartOptions): Promise<PartResult> {
  const site = await loadSite(options.siteDir);
  if (!site.ok) return failure(site.diagnostics);
  const renderWorker = createRenderWorker();
  try {
    preparePart(outDir);
    const { sources, ...counts } = await withStore(join(outDir, articlesOfPart), (articles) =>
      withStore(join(outDir, pagesOfPart), async (cache) => {
        const isWanted = (file: string) => isInShare(file, share);
        const watch = watchMemory();
        const onArticle = watchAndTell(watch, options.onReading);
        const onPage = watchAndTell(watch, options.onProgress);
        const preparing = { ...options, renderWorker, articles, isWanted, onArticle };
        const prepared = await prepareSite(site.value, preparing);
        const { bundle, content, data, shell } = prepared;
        const { lines } = readRedirects(options.siteDir);
        const own = withMovedAnchors(prepared.pages, lines, shell).filter(
          ({ record, file }) => record?.hash !== undefined && isWanted(file),
        );
        let ready = 0;
        const { finished } = await phaseTimer(options.onPhase)("render", () =>
          renderPages(own, {
            bundle,
            site: shell,
            messages: data.messages.publish,
            cache,
            readBody: (stored) => content.readBody(articles, stored),
            renderWorker,
            onPage: () => onPage(++ready, own.length),
          }),
        );
        const rendered = finished.filter(({ cached }) => !cached).length;
        return { sources: sourcesOf(prepared), pages: finished.length, rendered };
      }),
    );
    finishPart({ folder: outDir, ...share, sources, pages: counts.pages });
    return { ok: true, diagnostics: [], ...counts };
  } catch (error) {
    if (error instanceof CompileError) return failure(compileFindings(error.message, options));
    throw outputMistake(error, outDir, outDir) ?? error;
  } finally {
    await renderWorker.close();
  }
}

function failure(diagnostics: Diagnostic[]): PartResult {
  return { ok: false, diagnostics, pages: 0, rendered: 0 };
}
