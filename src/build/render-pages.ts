import type { AppOptions, FinishedPage } from "../app.tsx";
import type { PageFacts } from "../content/index.ts";
import type { SiteShell } from "../model/site.ts";
import type { IndexedRecord } from "../search/index/index.ts";
import type { Bundle } from "./bundle.ts";
import { openWorkerDrawer } from "./draw-in-worker.ts";
import { hashOf } from "./hash.ts";
import { inParallel } from "./in-parallel.ts";
import type { PageCache } from "./page-cache.ts";
import type { PageSource } from "./site-pages.ts";

/** A rendered page as the checks see it; its text is written and let go. */
export interface Finished {
  source: PageSource;
  facts: PageFacts;
  records: IndexedRecord[];
  markdown: string;
  cached: boolean;
}

/** A page whose components threw. */
export interface Failed {
  source: PageSource;
  reason: string;
}

export interface RenderPagesOptions {
  bundle: Bundle;
  site: SiteShell;
  cache: PageCache;
  /** Takes the text of a page; the next page waits for it. */
  onPage(source: PageSource, page: FinishedPage): Promise<void>;
}

/** Pages under way at once, in each thread: React waits for timers between its steps, files for the disk. */
const concurrency = 8;

/** From this many pages on, a second thread pays. */
const worthWorker = 200;

interface Job {
  index: number;
  key: string;
  source: PageSource;
}

/** Renders pages; results keep the order of the sources. A page that fails does not stop the others. */
export async function renderPages(
  sources: PageSource[],
  options: RenderPagesOptions,
): Promise<{ finished: Finished[]; failed: Failed[] }> {
  const { bundle, site, cache, onPage } = options;
  const context = hashOf(bundle.id, JSON.stringify(site));
  const results: (Finished | Failed)[] = [];
  const jobs: Job[] = [];
  await inParallel(sources.entries(), concurrency, async ([index, source]) => {
    const key = hashOf(context, JSON.stringify(source.page));
    const known = cache.read(key);
    if (!known) {
      jobs.push({ index, key, source });
      return;
    }
    results[index] = { source, ...keep(known), cached: true };
    await onPage(source, known);
  });
  await drawAll(jobs, options, async ({ index, key, source }, page) => {
    if ("reason" in page) {
      results[index] = { source, reason: page.reason };
      return;
    }
    cache.write(key, page);
    await onPage(source, page);
    results[index] = { source, ...keep(page), cached: false };
  });
  return {
    finished: results.filter((result) => "facts" in result),
    failed: results.filter((result) => "reason" in result),
  };
}

/**
 * Document and payload are written and let go. What stays is copied: a string that was cut out of
 * the document holds all of it in memory (0.2 MB a page).
 */
function keep({ facts, records, markdown }: FinishedPage): Omit<Finished, "source" | "cached"> {
  return structuredClone({ facts, records, markdown });
}

type OnDrawn = (job: Job, page: FinishedPage | { reason: string }) => Promise<void>;

async function drawAll(
  jobs: Job[],
  { bundle, site }: RenderPagesOptions,
  onDrawn: OnDrawn,
): Promise<void> {
  // Every byte is in every page; four billion builds tell an old page from a new one well enough.
  const appOptions: AppOptions = { site, build: bundle.id.slice(0, 8), dev: false };
  // Both threads take from the same iterator.
  const queue = jobs.values();
  const drawWith = (draw: (source: PageSource) => Promise<FinishedPage>) =>
    inParallel(queue, concurrency, async (job) => {
      const page = await draw(job.source).catch((error: unknown) => ({
        reason: error instanceof Error ? error.message : String(error),
      }));
      await onDrawn(job, page);
    });
  const here = drawWith(({ page }) => bundle.app.drawPage(page, appOptions));
  if (jobs.length < worthWorker) {
    await here;
    return;
  }
  const worker = openWorkerDrawer(bundle.dir, appOptions);
  await Promise.all([here, drawWith(({ page }) => worker.draw(page))]);
  await worker.close();
}
