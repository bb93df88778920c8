import { setImmediate } from "node:timers/promises";
import { deserialize, serialize } from "node:v8";
import type { PageAddresses, PageLayout, PageTargets } from "../../content/index.ts";
import { type CacheStore, readStored } from "../../model/cache.ts";
import type { Page } from "../../model/page/page.ts";
import { type ReadBody, wholePage } from "../../model/page/stored-page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import type { PublishMessages } from "../../publish/index.ts";
import { hashOf } from "../cache/hash.ts";
import type { Bundle } from "../compile/bundle.ts";
import { isThreadOutOfMemory, threadOutOfMemory } from "../memory-watch.ts";
import { shareOut } from "../threads/in-parallel.ts";
import type { DrawOptions } from "./draw-page.ts";
import type { FinishedPage, PageReading } from "./extract-page-data.ts";
import type { RenderWorker } from "./render-worker-client.ts";
import type { PageSource } from "./site-pages.ts";

/** The files of a page. */
type PageFiles = Pick<FinishedPage, "html" | "payload">;

/** What stays of a rendered page in memory: its text is written, the rest lies in the cache. */
export interface Finished {
  source: PageSource;
  targets: PageTargets;
  cached: boolean;
  /** Hash of everything that it was made from, and so of what `read` gives. */
  key: string;
  /** @throws LostEntryError where the cache has lost them */
  readAddresses(): PageAddresses;
  /** What stands around its text. */
  layout: PageLayout;
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
  /** Whether somebody has the files of a page, of the text that `key` names; `onPage` does not see it then. */
  keepPage?(source: PageSource, key: string): boolean;
  /** Takes the files of a page, which are the same whenever the key is. */
  onPage(source: PageSource, files: PageFiles & { key: string }): void;
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
  const { bundle, site, messages, cache, keepPage, onPage } = options;
  const context = hashOf(bundle.id, JSON.stringify([site, messages]));
  const pages = pageStore(cache);
  const results: (Finished | Failed)[] = [];
  const jobs: Job[] = [];
  const takeFiles = (source: PageSource, key: string): boolean => {
    if (keepPage?.(source, key)) return true;
    const files = pages.readFiles(key);
    if (files) onPage(source, { key, ...files });
    return files !== undefined;
  };
  for (const [index, source] of sources.entries()) {
    const key = hashOf(context, JSON.stringify(source.page));
    const known = pages.find(key);
    if (known && takeFiles(source, key)) results[index] = { source, cached: true, ...known };
    else jobs.push({ index, key, source });
  }
  await renderAll(jobs, options, ({ index, key, source }, page) => {
    if ("error" in page) {
      results[index] = { source, error: page.error };
      return;
    }
    results[index] = { source, cached: false, ...pages.write(key, page) };
    onPage(source, { key, ...page });
  });
  return {
    finished: results.filter((result) => "targets" in result),
    failed: results.filter((result) => "error" in result),
  };
}

/** What the cache knows of a page. */
type KnownPage = Pick<Finished, "targets" | "key" | "readAddresses" | "layout" | "read">;

/** Ends of the keys of the entries that are not read at once. */
const readLater = ["", ".addresses", ".data"];

/** What is read of all pages at once: what addresses can lead to, and the name of the layout. */
type StoredTargets = PageTargets & { layout: string };

const layoutKey = (name: string) => `layout-${name}`;

/**
 * The rendered pages of a cache. A page has four entries: its files, what checks need of all pages at
 * once, and what checks and outputs need of one page after another. Pages share the entry of their layout.
 */
function pageStore(cache: CacheStore) {
  const shared = stringPool();
  const addressesIn = (entry: string) => deserialize(readStored(cache, entry)) as PageAddresses;
  const knownOf = (key: string, { ids, lastLines, layout }: StoredTargets): KnownPage => ({
    key,
    targets: { ids: ids.map(shared), lastLines: lastLines.map(shared) },
    readAddresses: () => addressesIn(`${key}.addresses`),
    layout: { name: shared(layout), readAddresses: () => addressesIn(layoutKey(layout)) },
    read: () => deserialize(readStored(cache, `${key}.data`)) as ReturnType<Finished["read"]>,
  });
  return {
    /** A page of which all entries are there. */
    find(key: string): KnownPage | undefined {
      if (!readLater.every((end) => cache.has(key + end))) return undefined;
      const bytes = cache.read(`${key}.targets`);
      const targets = bytes && (deserialize(bytes) as StoredTargets);
      return targets && cache.has(layoutKey(targets.layout)) ? knownOf(key, targets) : undefined;
    },
    readFiles(key: string): PageFiles | undefined {
      const bytes = cache.read(key);
      // JSON would take five times as long for the bytes of two files.
      return bytes && (deserialize(bytes) as PageFiles);
    },
    write(key: string, { html, payload, facts, layout, ...data }: FinishedPage): KnownPage {
      cache.write(key, serialize({ html, payload }));
      const { links, images, ...own } = facts;
      const targets: StoredTargets = { ...own, layout: layout.name };
      cache.write(`${key}.targets`, serialize(targets));
      cache.write(`${key}.addresses`, serialize({ links, images }));
      cache.write(`${key}.data`, serialize(data));
      const entry = layoutKey(layout.name);
      if (!cache.has(entry)) cache.write(entry, serialize(layout.addresses));
      return knownOf(key, targets);
    },
  };
}

/** Returns a function that gives one string for all equal ones: pages repeat the ids of the layout. */
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
  const drawHere: Draw = async (page) => {
    const finished = await drawPage(bundle.app.renderPage, page, options);
    // A page is drawn without a turn of the event loop, which answers of the thread need.
    await setImmediate();
    return finished;
  };
  const drawThere: Draw = (page) => renderWorker.render(page, options);
  const taker = (draw: Draw) => async (job: Job) => {
    const page = await draw(wholePage(job.source.page, readBody)).catch((error: unknown) => {
      // All pages that are left would fail.
      if (isThreadOutOfMemory(error)) throw threadOutOfMemory("renders");
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
