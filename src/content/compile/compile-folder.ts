import { join } from "node:path";
import type { ArticleFrontMatter } from "../../config/schemas/front-matter.ts";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { withBase } from "../../model/url/route.ts";
import {
  type CompileSurroundings,
  compileCached,
  type StoredDoc,
} from "../cache/compile-cached.ts";
import { checkPreviewImages, checkTocLevels } from "../check/check-front-matter.ts";
import { fileFinder } from "../load/files/list-files.ts";
import type { Outside } from "../load/files/outside.ts";
import { createOutside } from "../load/files/resolver.ts";
import { splitFrontMatter } from "../load/front-matter/split-front-matter.ts";
import type { ArticleSource, LoadedArticles, SourceFolder } from "../load/loaded-content.ts";
import type { ContentMessages } from "../messages.ts";
import type { PageSettings } from "../parse/render-context.ts";
import type { RoutedArticle, RoutedArticles } from "../route/routed-doc.ts";
import type { AssetCopy } from "../site-data.ts";

/** A page with its article. */
export interface CompiledArticle<A extends RoutedArticle = RoutedArticle> {
  article: A;
  compiled: StoredDoc;
}

export interface Compiler extends Omit<CompileSurroundings, "outside"> {
  config: SiteConfig;
  messages: ContentMessages;
}

interface FolderOptions<F extends ArticleFrontMatter, A extends RoutedArticle> {
  place: SourceFolder;
  loaded: LoadedArticles<F>;
  route(sources: ArticleSource<F>[]): RoutedArticles<A>;
  compiler: Compiler;
  /** True in dev. */
  includeDrafts: boolean;
}

export interface CompiledFolder<A extends RoutedArticle> {
  articles: CompiledArticle<A>[];
  /** Left out of this build. */
  drafts: A[];
  outside: Outside;
  assets: AssetCopy[];
  diagnostics: Diagnostic[];
}

/** Routes and compiles all articles of a folder. */
export async function compileFolder<F extends ArticleFrontMatter, A extends RoutedArticle>({
  place,
  loaded,
  route,
  compiler,
  includeDrafts,
}: FolderOptions<F, A>): Promise<CompiledFolder<A>> {
  const isLeftOut = ({ frontMatter }: ArticleSource) => frontMatter.draft && !includeDrafts;
  const routed = route(loaded.articles.filter((article) => !isLeftOut(article)));
  const drafts = route(loaded.articles.filter(isLeftOut)).articles;
  const { baseUrl } = compiler.config;
  const outside = createOutside({
    ...place,
    files: loaded.files,
    addresses: new Map(routed.articles.map(({ path, route }) => [path, withBase(baseUrl, route)])),
    drafts: new Set(drafts.map(({ path }) => path)),
  });
  const articles = await compileArticles(routed.articles, { ...compiler, outside });
  return {
    articles,
    drafts,
    outside,
    assets: collectAssets(articles, place, fileFinder(loaded.files)),
    diagnostics: [
      ...loaded.diagnostics,
      ...routed.diagnostics,
      ...articles.flatMap(({ compiled }) => compiled.diagnostics),
      ...checkPreviewImages(routed.articles, outside),
      ...checkTocLevels(routed.articles, compiler.config.toc),
    ],
  };
}

/** The files that are copied with pages, each once. */
function collectAssets(
  articles: readonly CompiledArticle[],
  { siteDir, folder }: SourceFolder,
  fileOf: (path: string) => string,
): AssetCopy[] {
  const byTarget = new Map<string, AssetCopy>();
  for (const { path, to } of articles.flatMap(({ compiled }) => compiled.assets)) {
    byTarget.set(to, { from: join(siteDir, folder, fileOf(path)), to });
  }
  return [...byTarget.values()];
}

/** Compiles articles one after another. */
async function compileArticles<A extends RoutedArticle>(
  articles: readonly A[],
  { config, messages, ...surroundings }: Compiler & CompileSurroundings,
): Promise<CompiledArticle<A>[]> {
  const result: CompiledArticle<A>[] = [];
  for (const article of articles) {
    const { body: text } = splitFrontMatter(article.readText());
    const source = { file: article.file, path: article.path, text };
    const compiled = await compileCached(
      source,
      { ...pageSettings(article, config), messages },
      surroundings,
    );
    result.push({ article, compiled });
  }
  return result;
}

function pageSettings(
  { file, route, frontMatter }: RoutedArticle,
  config: SiteConfig,
): Omit<PageSettings, "messages"> {
  return {
    file,
    route,
    hideTitle: frontMatter.hide_title,
    baseUrl: config.baseUrl,
    trailingSlash: config.trailingSlash,
    tocLevels: {
      min: frontMatter.toc_min_heading_level ?? config.toc.minLevel,
      max: frontMatter.toc_max_heading_level ?? config.toc.maxLevel,
    },
    hasQuestions: "structured_data" in frontMatter && frontMatter.structured_data === "faq",
  };
}
