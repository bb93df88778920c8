import { existsSync } from "node:fs";
import { join } from "node:path";
import { createCatalogCache } from "../../catalog/service/catalog-cache.ts";
import { readBody } from "../../content/cache/article-store.ts";
import { createDevContentCache, withStoredFiles } from "../../content/load/dev-content-cache.ts";
import type { CacheStore } from "../../model/cache.ts";
import { computeHash } from "../cache/hash.ts";
import { hashCode } from "../cache/import-graph.ts";
import { withArticles, withStore } from "../cache/store.ts";
import { formatReport } from "../diagnostics/report.ts";
import type { DevCache } from "../load/dev-cache.ts";
import { loadSite, type Site } from "../load/load-site.ts";
import { readSiteData } from "../load/read-site-data.ts";
import type { DevArticle } from "./dev-articles.ts";
import { type DevSiteOptions, isLargeSite } from "./dev-site.ts";
import { createSiteSender, type SentSite } from "./site-transfer.ts";

export interface SiteReader {
  /** Reads the whole site, which takes long only for the first time. */
  readSite(options: DevSiteOptions): Promise<SentSite>;
  /** Undefined if the site does not include the article or its file is missing. */
  readArticle(siteDir: string, file: string): Promise<DevArticle | undefined>;
}

export function createSiteReader(): SiteReader {
  let devCache: DevCache | undefined;
  const sendSite = createSiteSender();
  return {
    async readSite(options) {
      const site = await loadSite(options.siteDir);
      if (!site.ok) throw new Error(formatReport(site.diagnostics));
      const isFirstRead = devCache === undefined;
      const compilesOnRequest = isLargeSite(options.siteDir);
      if (devCache?.compilesOnRequest !== compilesOnRequest)
        devCache = createDevCache(compilesOnRequest);
      return readSite(site.value, { ...options, devCache, isFirstRead, sendSite });
    },
    readArticle: async (siteDir, file) => devCache && readArticle(siteDir, file, devCache),
  };
}

function createDevCache(compilesOnRequest: boolean): DevCache {
  return {
    ...createDevContentCache({ compilesOnRequest }),
    catalog: createCatalogCache(),
    codeBlocks: new Map(),
    generatedPages: new Map(),
  };
}

interface ReadOptions extends DevSiteOptions {
  devCache: DevCache;
  isFirstRead: boolean;
  sendSite: ReturnType<typeof createSiteSender>;
}

async function readSite(
  site: Site,
  { devCache, isFirstRead, sendSite, ...options }: ReadOptions,
): Promise<SentSite> {
  const { root, siteDir, cacheDir } = options;
  const { compilesOnRequest } = devCache;
  const { config } = site;
  const read = async (articles: CacheStore): Promise<SentSite> => {
    const readOptions = { ...options, ...site, articles, includeDrafts: true, devCache };
    const data = await readSiteData(readOptions);
    return sendSite({ config, data, compilesOnRequest }, (body) => readBody(articles, body));
  };
  if (!compilesOnRequest) return withArticles(cacheDir, read);
  // A large site compiles few articles, so keeping them in memory is cheap.
  return withStore(join(cacheDir, "dev-articles"), (cache) => {
    const code = hashCode(root, [
      "src/content/load/dev-content-cache.ts",
      "src/content/load/load-docs.ts",
    ]);
    const key = computeHash("files", code, siteDir);
    const readAll = () => read(cache);
    return isFirstRead ? withStoredFiles(devCache, { siteDir, cache, key }, readAll) : readAll();
  });
}

async function readArticle(
  siteDir: string,
  file: string,
  devCache: DevCache,
): Promise<DevArticle | undefined> {
  const lazyArticle = devCache.articles.get(file);
  if (!lazyArticle) return undefined;
  const { article } = lazyArticle;
  if (!existsSync(join(siteDir, file))) return undefined;
  const read = lazyArticle.load();
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
