import { extractFacts, type PageFacts } from "../content/index.ts";
import type { SiteShell } from "../model/site.ts";
import type { Bundle } from "./bundle.ts";
import { hashOf } from "./hash.ts";
import type { FinishedPage, PageCache } from "./page-cache.ts";
import type { PageSource } from "./site-pages.ts";

/** A rendered page as the checks see it; its text is written and let go. */
export interface Finished {
  source: PageSource;
  facts: PageFacts;
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
  onPage(source: PageSource, page: FinishedPage): void;
}

/** Pages drawn at once: React waits for timers between its steps, and another page can use the time. */
const concurrency = 8;

/** Renders pages; results keep the order of the sources. A page that fails does not stop the others. */
export async function renderPages(
  sources: PageSource[],
  options: RenderPagesOptions,
): Promise<{ finished: Finished[]; failed: Failed[] }> {
  const context = hashOf(options.bundle.id, JSON.stringify(options.site));
  const results: (Finished | Failed)[] = [];
  // One iterator, many takers: each takes the next page when its last one is done.
  const queue = sources.entries();
  const work = async () => {
    for (const [index, source] of queue) {
      results[index] = await renderOne(source, context, options).catch(
        (error: unknown): Failed => ({
          source,
          reason: error instanceof Error ? error.message : String(error),
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return {
    finished: results.filter((result) => "facts" in result),
    failed: results.filter((result) => "reason" in result),
  };
}

async function renderOne(
  source: PageSource,
  context: string,
  { bundle, site, cache, onPage }: RenderPagesOptions,
): Promise<Finished> {
  const key = hashOf(context, JSON.stringify(source.page));
  const known = cache.read(key);
  if (known) {
    onPage(source, known);
    return { source, facts: known.facts, cached: true };
  }
  const rendered = await bundle.app.render(source.page, { site, build: bundle.id, dev: false });
  const page: FinishedPage = { ...rendered, facts: extractFacts(rendered.html) };
  cache.write(key, page);
  onPage(source, page);
  return { source, facts: page.facts, cached: false };
}
