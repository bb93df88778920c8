import type { ContentOptions } from "../content/index.ts";
import type { CacheStore } from "../model/cache.ts";
import type { Diagnostic } from "../model/diagnostics/diagnostic.ts";
import type { StoredPage } from "../model/page/stored-page.ts";
import type { SiteShell } from "../model/site/site.ts";
import { computeHash } from "./cache/hash.ts";
import { type Bundle, loadBundle } from "./compile/bundle.ts";
import type { Site } from "./load/load-site.ts";
import type { ReadData } from "./load/site-data.ts";
import type { RenderWorker } from "./render/render-worker-client.ts";
import { getSitePages, getSiteShell, type PageSource } from "./render/site-pages.ts";

interface PrepareOptions extends Pick<ContentOptions, "isWanted" | "onArticle"> {
  root: string;
  siteDir: string;
  cacheDir: string;
  bundleDir: string;
  renderWorker: RenderWorker;
  articles: CacheStore;
  onPhase?: ((phase: "compile" | "read", milliseconds: number) => void) | undefined;
}

export interface PreparedSite {
  bundle: Bundle;
  content: typeof import("../content/index.ts");
  data: ReadData;
  shell: SiteShell;
  pages: PageSource<StoredPage>[];
  shellDiagnostics: Diagnostic[];
  duplicates: Diagnostic[];
}

export async function prepareSite(
  site: Site,
  { bundleDir, renderWorker, onPhase, ...options }: PrepareOptions,
): Promise<PreparedSite> {
  const { root, siteDir } = options;
  const { config } = site;
  const timed = getPhaseTimer(onPhase);
  const [bundle, { content, data }] = await Promise.all([
    timed("compile", () =>
      // After compilation all pages must be rendered, so the render worker starts immediately.
      loadBundle({ root, siteDir, config, bundleDir, onCompiled: renderWorker.start }),
    ),
    timed("read", async () => {
      const [{ readSiteData }, { openCompiler }, content] = await Promise.all([
        import("./load/read-site-data.ts"),
        import("./threads/compile-many.ts"),
        import("../content/index.ts"),
      ]);
      const { compileMany, close } = openCompiler(root);
      const reading = { ...options, ...site, includeDrafts: false, compileMany };
      const data = await readSiteData(reading).finally(close);
      return { content, data };
    }),
  ]);
  const { shell, diagnostics: shellDiagnostics } = getSiteShell(siteDir, config, data);
  const unique = content.getUniqueRoutes(getSitePages(data, bundle.app, shell));
  const { articles: pages, diagnostics: duplicates } = unique;
  return { bundle, content, data, shell, pages, shellDiagnostics, duplicates };
}

/** Hash of everything that a page depends on: engine, documents, and dates. */
export function computeSourcesHash({
  bundle,
  data,
}: Pick<PreparedSite, "bundle" | "data">): string {
  const texts = [...data.docs, ...data.pages].map(({ file, hash }) => [file, hash]);
  return computeHash(bundle.id, JSON.stringify([texts, [...data.dates]]));
}

export function getPhaseTimer<P>(onPhase: ((phase: P, milliseconds: number) => void) | undefined) {
  return async <T>(phase: P, run: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await run();
    onPhase?.(phase, performance.now() - start);
    return result;
  };
}
