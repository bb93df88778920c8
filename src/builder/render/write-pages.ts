import { join } from "node:path";
import type { SiteShell } from "../../model/site/site.ts";
import type { Route } from "../../model/url/route.ts";
import type { PublishMessages } from "../../publish/index.ts";
import { withStore } from "../cache/store.ts";
import type { Bundle } from "../compile/bundle.ts";
import { writePage } from "../output/outputs.ts";
import type { Staging } from "../output/staging.ts";
import type { FinishedPage } from "./extract-page-data.ts";
import { type Failed, type Finished, renderPages } from "./render-pages.ts";
import type { RenderWorker } from "./render-worker-client.ts";
import type { PageSource } from "./site-pages.ts";

interface PagesOptions {
  bundle: Bundle;
  site: SiteShell;
  /** The words of Markdown copies. */
  messages: PublishMessages;
  /** Folder of compiled documents and finished pages. */
  cacheDir: string;
  renderWorker: RenderWorker;
  /** Sees every finished page. */
  onPage: ((source: PageSource, html: string) => void) | undefined;
  /** Is told how many of the pages are ready. */
  onProgress: ((pages: number, of: number) => void) | undefined;
}

/** All pages of a site, of which the files are written. */
export interface WrittenPages {
  finished: Finished[];
  failed: Failed[];
  /** The documents of blog posts. */
  posts: Map<Route, string>;
}

/** Renders pages, or reads them from the cache, and writes their files. */
export async function writePages(
  staging: Staging,
  sources: PageSource[],
  { cacheDir, onPage, onProgress, ...options }: PagesOptions,
): Promise<WrittenPages> {
  const posts = new Map<Route, string>();
  let ready = 0;
  const onFinished = (source: PageSource, finished: FinishedPage) => {
    onPage?.(source, textOf(finished));
    onProgress?.(++ready, sources.length);
    if (source.page.kind === "blog-post") posts.set(source.route, textOf(finished));
    writePage(staging, source, finished);
  };
  const pages = await withStore(join(cacheDir, "pages"), (cache) =>
    renderPages(sources, { ...options, cache, onPage: onFinished }),
  );
  return { ...pages, posts };
}

function textOf({ html }: FinishedPage): string {
  return new TextDecoder().decode(html);
}
