import { deserialize, serialize } from "node:v8";
import type { PageFacts } from "../../content/index.ts";
import { type CacheStore, readStored } from "../../model/cache.ts";
import type { Page } from "../../model/page/page.ts";
import { type ReadBody, wholePage } from "../../model/page/stored-page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import type { PublishMessages } from "../../publish/index.ts";
import { hashOf } from "../cache/hash.ts";
import type { Bundle } from "../compile/bundle.ts";
import { isThreadOutOfMemory, threadOutOfMemory } from "../memory-watch.ts";
import type { DrawOptions } from "./draw-page.ts";
import type { FinishedPage, PageReading } from "./extract-page-data.ts";
import { shareOut } from "./in-parallel.ts";
import type { RenderWorker } from "./render-worker-client.ts";
import type { PageSource } from "./site-pages.ts";

/** What stays of a rendered page in memory: its text is written, the rest lies in the cache. */
export interface Finished {
  source: PageSource;
  facts: PageFacts;
  cached: boolean;
  /** Hash of everything that it was made from, and so of what `read` gives. */
  key: string;
  /**
   * Reads the rest.
   *
   * @throws LostEntryError where the cache has lost it
   */
  read(): Pick<PageReading, "records" | "markdown">;
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
  /** Holds rendered pages; is open as long as any of them is read. */
  cache: CacheStore;
  readBody: ReadBody;
  /** Is closed when all pages are rendered. */
  renderWorker: RenderWorker;
  /** Takes the text of a page. */
  onPage(source: PageSource, page: Pick<FinishedPage, "html" | "payload">): void;
}

/** Pages under way at once: React waits for timers between its steps. */
const concurrency = 8;

/** How many of them this thread renders where there is a second one: it also writes all of them. */
const ownShare = 2;

/** From this many pages on a second thread pays. */
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
  const pages = pageStore(cache);
  const results: (Finished | Failed)[] = [];
  const jobs: Job[] = [];
  for (const [index, source] of sources.entries()) {
    const key = hashOf(context, JSON.stringify(source.page));
    const page = pages.read(key);
    if (!page) {
      jobs.push({ index, key, source });
      continue;
    }
    results[index] = { source, cached: true, ...page.kept };
    onPage(source, page.files);
  }
  await renderAll(jobs, options, ({ index, key, source }, page) => {
    if ("error" in page) {
      results[index] = { source, error: page.error };
      return;
    }
    results[index] = { source, cached: false, ...pages.write(key, page) };
    onPage(source, page);
  });
  return {
    finished: results.filter((result) => "facts" in result),
    failed: results.filter((result) => "error" in result),
  };
}

type Kept = Pick<Finished, "facts" | "key" | "read">;

/**
 * The rendered pages of a cache. What checks need of all pages at once is an entry of its own, and so
 * is what is needed of one page after another.
 */
function pageStore(cache: CacheStore) {
  const shared = stringPool();
  const kept = (key: string, facts: PageFacts): Kept => ({
    key,
    facts: {
      ids: facts.ids.map(shared),
      links: facts.links.map(shared),
      images: facts.images.map(shared),
      lastLines: facts.lastLines.map(shared),
    },
    read: () => deserialize(readStored(cache, `${key}.data`)) as ReturnType<Finished["read"]>,
  });
  return {
    read(key: string): { files: Pick<FinishedPage, "html" | "payload">; kept: Kept } | undefined {
      const bytes = cache.has(`${key}.data`) ? cache.read(key) : undefined;
      if (!bytes) return undefined;
      // JSON would take five times as long: most of a page are the bytes of two files.
      const { facts, ...files } = deserialize(bytes) as Omit<FinishedPage, "records" | "markdown">;
      return { files, kept: kept(key, facts) };
    },
    write(key: string, { records, markdown, ...page }: FinishedPage): Kept {
      cache.write(key, serialize(page));
      cache.write(`${key}.data`, serialize({ records, markdown }));
      return kept(key, page.facts);
    },
  };
}

/** Returns a function that gives one string for all equal ones: pages repeat the links of the menu. */
function stringPool(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const first = known.get(text);
    if (first !== undefined) return first;
    // A string that was cut out of the markup holds all of it in memory; this one is a copy.
    const copy = Buffer.from(text).toString();
    known.set(copy, copy);
    return copy;
  };
}

type Draw = (page: Page) => Promise<FinishedPage>;

type OnRendered = (job: Job, page: FinishedPage | { error: unknown }) => void;

async function renderAll(
  jobs: Job[],
  { bundle, site, messages, readBody, renderWorker }: RenderPagesOptions,
  onRendered: OnRendered,
): Promise<void> {
  // Every byte is in every page; four billion builds tell an old page from a new one well enough.
  const options: DrawOptions = { site, messages, build: bundle.id.slice(0, 8), dev: false };
  const isMany = jobs.length >= (renderWorker.isRunning() ? worthRunningThread : worthThread);
  if (isMany) renderWorker.start(bundle.dir);
  const { drawPage } = await import("./draw-page.ts");
  const drawHere: Draw = (page) => drawPage(bundle.app.renderPage, page, options);
  const drawThere: Draw = (page) => renderWorker.render(page, options);
  const taker = (draw: Draw) => async (job: Job) => {
    const page = await draw(wholePage(job.source.page, readBody)).catch((error: unknown) => {
      // All pages that are left would fail.
      if (isThreadOutOfMemory(error)) throw threadOutOfMemory();
      return { error };
    });
    onRendered(job, page);
  };
  const here = isMany ? ownShare : concurrency;
  try {
    await shareOut(
      jobs,
      Array.from({ length: concurrency }, (_, index) => taker(index < here ? drawHere : drawThere)),
    );
  } finally {
    await renderWorker.close();
  }
}
