import { statSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { deserialize, serialize } from "node:v8";
import type { PageAddresses, PageLayout, PageTargets } from "../../content/index.ts";
import { readSource } from "../../content/load/files/site-files.ts";
import { type CacheStore, readStored } from "../../model/cache.ts";
import { getErrorMessage } from "../../model/error-message.ts";
import type { Page } from "../../model/page/page.ts";
import { sourceAsArticle } from "../../model/page/source-as-article.ts";
import { type ReadBody, restorePage } from "../../model/page/stored-page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { splitFrontMatter } from "../../model/text/front-matter.ts";
import type { PublishMessages } from "../../publish/index.ts";
import { computeHash } from "../cache/hash.ts";
import type { Bundle } from "../compile/bundle.ts";
import { createThreadMemoryError, isThreadOutOfMemory } from "../memory-watch.ts";
import { runWorkers } from "../threads/in-parallel.ts";
import type { ExtractedPage, FinishedPage, RenderPageOptions } from "./extract-page-data.ts";
import {
  type ComponentUse,
  findThrowingUse,
  RENDERS_PER_BUILD,
  type RenderBudget,
  withoutComponent,
} from "./find-throwing-use.ts";
import type { RenderWorker } from "./render-worker-client.ts";
import type { PageSource } from "./site-pages.ts";
import { RENDER_TIMEOUT, withTimeLimit } from "./time-limit.ts";

type PageFiles = Pick<FinishedPage, "html" | "payload">;

/** The part of a rendered page that stays in memory; the rest is in the cache. */
export interface PageResult {
  source: PageSource;
  targets: PageTargets;
  isCached: boolean;
  key: string;
  /** @throws LostEntryError if the cache entry is missing */
  readAddresses(): PageAddresses;
  layout: PageLayout;
  read(): Pick<ExtractedPage, "records" | "markdown">;
}

/** A page on which a component throws. If possible, a fallback of it is among the finished ones. */
export interface RenderFailure {
  source: PageSource;
  error: unknown;
  /** The use of the component that threw, if it is known. */
  use?: ComponentUse | undefined;
}

export interface RenderPagesOptions {
  bundle: Bundle;
  site: SiteShell;
  messages: PublishMessages;
  cache: CacheStore;
  readBody: ReadBody;
  renderWorker: RenderWorker;
  siteDir: string;
  /** Reuses the files of a page; then `onPage` is not called. */
  keepPage?(source: PageSource, key: string): boolean;
  onPage(source: PageSource, files: PageFiles & { key: string }): void;
}

/** More than one page, because React waits for timers between its steps. */
const concurrency = 8;

/** The main thread renders fewer pages than the worker because it also writes them. */
const mainThreadConcurrency = 2;

/** From this number of pages on, starting a worker is faster. */
const minPagesForWorker = 100;

const minPagesForRunningWorker = 20;

interface Job {
  index: number;
  key: string;
  source: PageSource;
}

export async function renderPages(
  sources: PageSource[],
  options: RenderPagesOptions,
): Promise<{ finished: PageResult[]; failed: RenderFailure[] }> {
  const { bundle, site, messages, cache, keepPage, onPage } = options;
  const context = computeHash(bundle.id, JSON.stringify([site, messages]));
  const pages = createPageStore(cache);
  const results: PageResult[] = [];
  const failed: RenderFailure[] = [];
  const jobs: Job[] = [];
  const takeFiles = (source: PageSource, key: string): boolean => {
    if (keepPage?.(source, key)) return true;
    const files = pages.readFiles(key);
    if (files) onPage(source, { key, ...files });
    return files !== undefined;
  };
  for (const [index, source] of sources.entries()) {
    const key = computeHash(context, JSON.stringify(source.page));
    const cached = pages.find(key);
    if (cached && takeFiles(source, key)) results[index] = { source, isCached: true, ...cached };
    else jobs.push({ index, key, source });
  }
  const finish = ({ index, source }: Job, page: FinishedPage, key: string) => {
    results[index] = { source, isCached: false, ...pages.write(key, page) };
    onPage(source, { key, ...page });
  };
  const failedJobs: (Job & { error: unknown })[] = [];
  await renderAll(jobs, options, (job, page) => {
    if ("error" in page) failedJobs.push({ ...job, error: page.error });
    else finish(job, page, job.key);
  });
  const budget = { renders: RENDERS_PER_BUILD };
  for (const job of failedJobs) {
    const failure = await findFailure(job, options, budget);
    failed.push(failure);
    const page = await renderFallback(failure, options);
    // Under the key of the page, the next build would not find the error again.
    if (page) finish(job, page, `${job.key}.fallback`);
  }
  // Indexes of pages without a fallback are empty.
  return { finished: results.filter(Boolean), failed };
}

function getAppOptions({ bundle, site }: Pick<RenderPagesOptions, "bundle" | "site">) {
  return { site, build: bundle.id.slice(0, 8), dev: false };
}

async function findFailure(
  { source, error }: { source: PageSource; error: unknown },
  options: RenderPagesOptions,
  budget: RenderBudget,
): Promise<RenderFailure> {
  // To find the component, the page would be rendered several times, up to the time limit.
  if (getErrorMessage(error) === RENDER_TIMEOUT) return { source, error };
  const { app } = options.bundle;
  const render = (page: Page) => withTimeLimit(app.renderPage(page, getAppOptions(options)));
  const page = restorePage(source.page, options.readBody);
  const uses = source.record?.components ?? [];
  const use = await findThrowingUse(page, uses, { error, render, budget });
  return { source, error, use };
}

/** Renders a page without the component that threw, without any, or with its source as its text. */
async function renderFallback(
  { source, use }: RenderFailure,
  options: RenderPagesOptions,
): Promise<FinishedPage | undefined> {
  const { renderAndExtract } = await import("./extract-page-data.ts");
  const { renderPage } = options.bundle.app;
  const page = restorePage(source.page, options.readBody);
  const candidates = [
    { candidate: use && withoutComponent(page, use.name), contentOnly: false },
    { candidate: page, contentOnly: true },
    { candidate: getSourcePage(page, join(options.siteDir, source.file)), contentOnly: true },
  ];
  for (const { candidate, contentOnly } of candidates) {
    try {
      if (candidate)
        return await renderAndExtract(renderPage, candidate, {
          ...getAppOptions(options),
          messages: options.messages,
          contentOnly,
        });
    } catch {
      // The error of the page itself is reported.
    }
  }
  return undefined;
}

function getSourcePage(page: Page, file: string): Page | undefined {
  const isText = "body" in page && (page.body.kind === "mdx" || page.body.kind === "folded");
  if (!isText || !statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  // TypeScript does not follow a property through a union of pages.
  const body = sourceAsArticle(splitFrontMatter(readSource(file)).body);
  return { ...page, body, ...("toc" in page && { toc: [] }) } as Page;
}

type StoredResult = Pick<PageResult, "targets" | "key" | "readAddresses" | "layout" | "read">;

const lazyEntrySuffixes = ["", ".addresses", ".data"];

/** Every check needs these of all pages: targets of links and the layout. */
type StoredTargets = PageTargets & { layout: string };

const getLayoutKey = (name: string) => `layout-${name}`;

/**
 * A page has four entries: files, link targets, addresses, and other data. Pages with the same layout
 * share an entry for its addresses.
 */
function createPageStore(cache: CacheStore) {
  const internString = createStringPool();
  const readAddresses = (entry: string) => deserialize(readStored(cache, entry)) as PageAddresses;
  const toStoredResult = (
    key: string,
    { ids, lastLineIds, layout }: StoredTargets,
  ): StoredResult => ({
    key,
    targets: { ids: ids.map(internString), lastLineIds: lastLineIds.map(internString) },
    readAddresses: () => readAddresses(`${key}.addresses`),
    layout: {
      name: internString(layout),
      readAddresses: () => readAddresses(getLayoutKey(layout)),
    },
    read: () => deserialize(readStored(cache, `${key}.data`)) as ReturnType<PageResult["read"]>,
  });
  return {
    find(key: string): StoredResult | undefined {
      if (!lazyEntrySuffixes.every((end) => cache.has(key + end))) return undefined;
      const bytes = cache.read(`${key}.targets`);
      const targets = bytes && (deserialize(bytes) as StoredTargets);
      return targets && cache.has(getLayoutKey(targets.layout))
        ? toStoredResult(key, targets)
        : undefined;
    },
    readFiles(key: string): PageFiles | undefined {
      const bytes = cache.read(key);
      // JSON would take five times as long for bytes.
      return bytes && (deserialize(bytes) as PageFiles);
    },
    write(key: string, { html, payload, linkData, layout, ...data }: FinishedPage): StoredResult {
      cache.write(key, serialize({ html, payload }));
      const { links, images, ...own } = linkData;
      const targets: StoredTargets = { ...own, layout: layout.name };
      cache.write(`${key}.targets`, serialize(targets));
      cache.write(`${key}.addresses`, serialize({ links, images }));
      cache.write(`${key}.data`, serialize(data));
      const entry = getLayoutKey(layout.name);
      if (!cache.has(entry)) cache.write(entry, serialize(layout.addresses));
      return toStoredResult(key, targets);
    },
  };
}

/** Pages repeat the ids of the layout, so equal strings share one instance. */
function createStringPool(): (text: string) => string {
  const strings = new Map<string, string>();
  return (text) => {
    const first = strings.get(text);
    if (first !== undefined) return first;
    // A slice would keep the whole markup in memory.
    const copy = Buffer.from(text).toString();
    strings.set(copy, copy);
    return copy;
  };
}

type Render = (page: Page) => Promise<FinishedPage>;

type OnRendered = (job: Job, page: FinishedPage | { error: unknown }) => void;

async function renderAll(
  jobs: Job[],
  { bundle, site, messages, readBody, renderWorker }: RenderPagesOptions,
  onRendered: OnRendered,
): Promise<void> {
  const options: RenderPageOptions = { ...getAppOptions({ bundle, site }), messages };
  const minPages = renderWorker.wasStarted() ? minPagesForRunningWorker : minPagesForWorker;
  const usesWorker = jobs.length >= minPages;
  if (usesWorker) renderWorker.start(bundle.dir);
  const { renderAndExtract } = await import("./extract-page-data.ts");
  const renderOnMainThread: Render = async (page) => {
    const finished = await renderAndExtract(bundle.app.renderPage, page, options);
    // Responses of the worker arrive between two pages.
    await setImmediate();
    return finished;
  };
  const renderInWorker: Render = (page) => renderWorker.render(page, options);
  const createWorker = (render: Render) => async (job: Job) => {
    const page = await render(restorePage(job.source.page, readBody)).catch((error: unknown) => {
      // All remaining pages would fail.
      if (isThreadOutOfMemory(error)) throw createThreadMemoryError("renders");
      return { error };
    });
    onRendered(job, page);
  };
  const mainThreadJobs = usesWorker ? mainThreadConcurrency : concurrency;
  try {
    await runWorkers(
      jobs,
      Array.from({ length: concurrency }, (_, index) =>
        createWorker(index < mainThreadJobs ? renderOnMainThread : renderInWorker),
      ),
    );
  } finally {
    await renderWorker.close();
  }
}
