import { existsSync } from "node:fs";
import { join } from "node:path";
import { restoreContent } from "../../content/index.ts";
import {
  createDevContentCache,
  type DevContentCache,
  withStoredFiles,
} from "../../content/load/dev-content-cache.ts";
import { readArticleCached } from "../../content/load/load-articles.ts";
import type { CacheStore } from "../../model/cache.ts";
import { computeHash } from "../cache/hash.ts";
import { hashCode } from "../cache/import-graph.ts";
import { withArticles, withStore } from "../cache/store.ts";
import { formatReport } from "../diagnostics/report.ts";
import { loadSite } from "../load/load-site.ts";
import { readSiteData } from "../load/read-site-data.ts";
import { serveCalls } from "../threads/thread.ts";
import type { DevArticle } from "./dev-articles.ts";
import { type DevSiteOptions, isLargeSite, type ReadSite } from "./dev-site.ts";

/** Reads the whole site if `file` is missing. */
export interface ReaderTask extends DevSiteOptions {
  file?: string;
}

export interface ReaderResponse {
  site?: ReadSite;
  /** Undefined if the site includes the article or its file is missing. */
  article?: DevArticle;
}

let contentCache: DevContentCache | undefined;

serveCalls<ReaderTask, ReaderResponse>(async ({ file, ...options }) => {
  if (file === undefined) return { site: await readSite(options) };
  const article = await readArticle(options.siteDir, file);
  return article ? { article } : {};
});

async function readSite(options: DevSiteOptions): Promise<ReadSite> {
  const { siteDir, cacheDir } = options;
  const site = await loadSite(siteDir);
  if (!site.ok) throw new Error(formatReport(site.diagnostics));
  const isFirstRead = contentCache === undefined;
  const compilesOnRequest = isLargeSite(siteDir);
  if (contentCache?.compilesOnRequest !== compilesOnRequest)
    contentCache = createDevContentCache({ compilesOnRequest });
  const currentCache = contentCache;
  const { config } = site.value;
  const read = async (articles: CacheStore): Promise<ReadSite> => {
    const readOptions = {
      ...options,
      ...site.value,
      articles,
      includeDrafts: true,
      devCache: currentCache,
    };
    const data = restoreContent(await readSiteData(readOptions), articles);
    return { config, data, compilesOnRequest };
  };
  if (!compilesOnRequest) return withArticles(cacheDir, read);
  // A large site compiles few articles, so keeping them in memory is cheap.
  return withStore(join(cacheDir, "dev-articles"), (cache) => {
    const code = hashCode(options.root, [
      "src/content/load/dev-content-cache.ts",
      "src/content/load/load-docs.ts",
    ]);
    const key = computeHash("files", code, siteDir);
    const readAll = () => read(cache);
    return isFirstRead
      ? withStoredFiles(currentCache, { siteDir, cache, key }, readAll)
      : readAll();
  });
}

async function readArticle(siteDir: string, file: string): Promise<DevArticle | undefined> {
  const lazyArticle = contentCache?.articles.get(file);
  if (!contentCache || !lazyArticle) return undefined;
  const { article } = lazyArticle;
  const source = { file, path: article.path, absolute: join(siteDir, file) };
  if (!existsSync(source.absolute)) return undefined;
  const read = readArticleCached(source, contentCache);
  if (!read.article) return undefined;
  const { compiled, assets } = await lazyArticle.compile();
  const { preview: _, words: __, diagnostics, ...parts } = compiled;
  const { frontMatter } = read.article;
  const { title, description } = frontMatter;
  const isUnchanged = JSON.stringify(frontMatter) === JSON.stringify(article.frontMatter);
  return {
    ...parts,
    assets,
    diagnostics: [...read.diagnostics, ...diagnostics],
    ...(!isUnchanged && { frontMatter: { title, description } }),
  };
}
