import type { CacheStore } from "../../model/cache.ts";
import type { ReadBody } from "../../model/page/stored-page.ts";
import type { SiteShell } from "../../model/site/site.ts";
import type { PublishMessages } from "../../publish/index.ts";
import type { Bundle } from "../compile/bundle.ts";
import { keepPage, writePage } from "../output/outputs.ts";
import type { Staging } from "../output/staging.ts";
import { type Finished, type RenderFailure, renderPages } from "./render-pages.ts";
import type { RenderWorker } from "./render-worker-client.ts";
import type { PageSource } from "./site-pages.ts";

interface PagesOptions {
  bundle: Bundle;
  site: SiteShell;
  messages: PublishMessages;
  cache: CacheStore;
  readBody: ReadBody;
  renderWorker: RenderWorker;
  siteDir: string;
  onPage: ((source: PageSource, html: string) => void) | undefined;
  onProgress: ((pages: number, of: number) => void) | undefined;
}

export interface WrittenPages {
  finished: Finished[];
  failed: RenderFailure[];
}

export async function writePages(
  staging: Staging,
  sources: PageSource[],
  { onPage, onProgress, ...options }: PagesOptions,
): Promise<WrittenPages> {
  let ready = 0;
  return renderPages(sources, {
    ...options,
    keepPage(source, key) {
      // `onPage` needs the content.
      if (onPage || !keepPage(staging, source, key)) return false;
      onProgress?.(++ready, sources.length);
      return true;
    },
    onPage(source, files) {
      onPage?.(source, new TextDecoder().decode(files.html));
      onProgress?.(++ready, sources.length);
      writePage(staging, source, files);
    },
  });
}
