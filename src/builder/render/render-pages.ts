import { deserialize, serialize } from "node:v8";
import type { AppOptions } from "../../app.tsx";
import type { PageFacts } from "../../content/index.ts";
import type { CacheStore } from "../../model/cache.ts";
import type { SiteShell } from "../../model/site/site.ts";
import type { PublishMessages } from "../../publish/index.ts";
import type { IndexedRecord } from "../../search/index/index-record.ts";
import { hashOf } from "../cache/hash.ts";
import type { Bundle } from "../compile/bundle.ts";
import type { FinishedPage } from "./extract-page-data.ts";
import { inParallel } from "./in-parallel.ts";
import type { RenderWorker } from "./render-worker-client.ts";
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
  error: unknown;
}

export interface RenderPagesOptions {
  bundle: Bundle;
  site: SiteShell;
  /** The words of Markdown copies. */
  messages: PublishMessages;
  cache: CacheStore;
  /** Is closed when all pages are rendered. */
  renderWorker: RenderWorker;
  /** Takes the text of a page. */
  onPage(source: PageSource, page: FinishedPage): void;
}

/** Pages under way at once: React waits for timers between its steps. */
const concurrency = 8;

/** From this many pages on a second thread pays: it renders, and this one extracts the data of rendered pages. */
const worthThread = 100;

/** The same where the thread runs already. */
const worthRunningThread = 20;

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
  const { bundle, site, messages, cache, onPage } = options;
  const context = hashOf(bundle.id, JSON.stringify([site, messages]));
  const results: (Finished | Failed)[] = [];
  const jobs: Job[] = [];
  for (const [index, source] of sources.entries()) {
    const key = hashOf(context, JSON.stringify(source.page));
    const bytes = cache.read(key);
    if (!bytes) {
      jobs.push({ index, key, source });
      continue;
    }
    // JSON would take five times as long: most of a page are the bytes of two files.
    const page = deserialize(bytes) as FinishedPage;
    const { facts, records, markdown } = page;
    results[index] = { source, facts, records, markdown, cached: true };
    onPage(source, page);
  }
  await renderAll(jobs, options, ({ index, key, source }, page) => {
    if ("error" in page) {
      results[index] = { source, error: page.error };
      return;
    }
    cache.write(key, serialize(page));
    onPage(source, page);
    results[index] = { source, ...keep(page), cached: false };
  });
  return {
    finished: results.filter((result) => "facts" in result),
    failed: results.filter((result) => "error" in result),
  };
}

/** What stays is copied: a string that was cut out of the markup holds all of it in memory. */
function keep({ facts, records, markdown }: FinishedPage): Omit<Finished, "source" | "cached"> {
  return structuredClone({ facts, records, markdown });
}

type OnRendered = (job: Job, page: FinishedPage | { error: unknown }) => void;

async function renderAll(
  jobs: Job[],
  { bundle, site, messages, renderWorker }: RenderPagesOptions,
  onRendered: OnRendered,
): Promise<void> {
  // Every byte is in every page; four billion builds tell an old page from a new one well enough.
  const options: AppOptions = { site, build: bundle.id.slice(0, 8), dev: false };
  const isMany = jobs.length >= (renderWorker.isRunning() ? worthRunningThread : worthThread);
  if (isMany) renderWorker.start(bundle.dir);
  const render = isMany ? renderWorker.render : bundle.app.renderPage;
  const { extractPageData } = await import("./extract-page-data.ts");
  try {
    await inParallel(jobs, concurrency, async (job) => {
      const { page } = job.source;
      const finished = render(page, options).then((rendered) =>
        extractPageData(rendered, { page, site, messages }),
      );
      onRendered(job, await finished.catch((error: unknown) => ({ error })));
    });
  } finally {
    await renderWorker.close();
  }
}
