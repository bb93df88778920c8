import { join } from "node:path";
import {
  type ArticleFrontMatter,
  type ArticleSchema,
  getFoldedHeadings,
} from "../../config/schemas/front-matter.ts";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { CacheStore } from "../../model/cache.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { getStarts, sum } from "../../model/sum.ts";
import type { CodeValue } from "../../model/text/code-values.ts";
import { withBase } from "../../model/url/route.ts";
import { readBody } from "../cache/article-store.ts";
import {
  type CompileMany,
  type CompileTask,
  compileTask,
  getCompiledPages,
  type StoredDoc,
} from "../cache/compile-cached.ts";
import { checkPreviewImages, checkTocLevels } from "../check/check-front-matter.ts";
import type { DevContentCache } from "../load/dev-content-cache.ts";
import {
  createResolver,
  type Resolver,
  type ResolverOptions,
  type SitePages,
} from "../load/files/resolver.ts";
import { hashText, loadArticle } from "../load/load-articles.ts";
import type {
  ArticleSource,
  LoadedArticles,
  LoadedFile,
  SourceFolder,
} from "../load/loaded-content.ts";
import type { ContentMessages } from "../messages.ts";
import type { CompiledDoc } from "../parse/compile-doc.ts";
import type { PageSettings } from "../parse/render-context.ts";
import type { RoutedArticle, RoutedArticles } from "../route/routed-doc.ts";
import type { AssetCopy } from "../site-data.ts";

export interface CompiledArticle<A extends RoutedArticle = RoutedArticle> {
  article: A;
  compiled: StoredDoc | CompiledDoc;
}

export interface Compiler {
  cache: CacheStore;
  engineVersion: string;
  config: SiteConfig;
  messages: ContentMessages;
  /**
   * Whether to compile an article; others stay empty. `start` is where its text begins in the
   * concatenation of all texts, from 0 to below 1.
   */
  isWanted(file: string, start: number): boolean;
  onArticle(done: number, total: number): void;
  compileMany: CompileMany;
}

const emptyDoc: CompiledDoc = {
  body: { kind: "html", html: "" },
  preview: null,
  toc: [],
  words: 0,
  links: [],
  components: [],
  assets: [],
  diagnostics: [],
};

interface FolderOptions<F extends ArticleFrontMatter, A extends RoutedArticle> {
  source: SourceFolder;
  loaded: LoadedArticles<F>;
  schema: ArticleSchema<F>;
  route(sources: ArticleSource<F>[]): RoutedArticles<A>;
  includeDrafts: boolean;
}

export interface RoutedFolder<A extends RoutedArticle = RoutedArticle> {
  source: SourceFolder;
  files: readonly string[];
  articles: A[];
  drafts: A[];
  diagnostics: Diagnostic[];
  loadArticle(article: A): LoadedFile;
}

export function routeFolder<F extends ArticleFrontMatter, A extends RoutedArticle>({
  source,
  loaded,
  schema,
  route,
  includeDrafts,
}: FolderOptions<F, A>): RoutedFolder<A> {
  const isHiddenDraft = ({ frontMatter }: ArticleSource) => frontMatter.draft && !includeDrafts;
  const routed = route(loaded.articles.filter((article) => !isHiddenDraft(article)));
  return {
    source,
    files: loaded.files,
    articles: routed.articles,
    drafts: route(loaded.articles.filter(isHiddenDraft)).articles,
    diagnostics: [...loaded.diagnostics, ...routed.diagnostics],
    loadArticle: ({ file, path }) =>
      loadArticle({ file, path, absolute: join(source.siteDir, file) }, schema),
  };
}

export function collectSitePages(
  folders: readonly RoutedFolder[],
  { baseUrl }: Pick<SiteConfig, "baseUrl">,
): SitePages {
  const articles = folders.flatMap(({ articles }) => articles);
  return {
    addresses: new Map(articles.map(({ file, route }) => [file, withBase(baseUrl, route)])),
    drafts: new Set(folders.flatMap(({ drafts }) => drafts.map(({ file }) => file))),
  };
}

export interface FolderContext {
  sitePages: SitePages;
  compiler: Compiler;
  /** Gets the articles of files, so that each can be compiled separately. */
  devCache?: DevContentCache | undefined;
}

interface CompileOptions<A extends RoutedArticle> extends FolderContext {
  folder: RoutedFolder<A>;
}

interface CompiledFolder<A extends RoutedArticle> {
  articles: CompiledArticle<A>[];
  resolver: Resolver;
  assets: AssetCopy[];
  diagnostics: Diagnostic[];
}

export async function compileFolder<A extends RoutedArticle>({
  folder,
  sitePages,
  compiler,
  devCache,
}: CompileOptions<A>): Promise<CompiledFolder<A>> {
  const { source } = folder;
  const { cache, engineVersion, config } = compiler;
  const resolverOptions = getResolverOptions(folder, sitePages, config);
  const resolver = createResolver(resolverOptions);
  const cachedPages = getCompiledPages(cache, engineVersion);
  let done = 0;
  const onArticle = () => compiler.onArticle(++done, folder.articles.length);
  const uncached: { index: number; article: A }[] = [];
  const starts = getRelativeStarts(folder.articles);
  const articles = folder.articles.map((article, index): CompiledArticle<A> => {
    const isGenerated = article.file !== `${source.folder}/${article.path}`;
    if (devCache && !isGenerated) {
      const compile = () => compileForDev(article, { source, compiler, resolver, devCache });
      const load = () => folder.loadArticle(article);
      devCache.articles.set(article.file, { article, load, compile });
    }
    const compilesOnRequest = devCache?.compilesOnRequest && !isGenerated;
    const isWanted = !compilesOnRequest && compiler.isWanted(article.file, starts[index] ?? 0);
    const compiled = isWanted
      ? cachedPages.find(article, getPageSettings(article, compiler), resolver)
      : emptyDoc;
    if (compiled) onArticle();
    else uncached.push({ index, article });
    return { article, compiled: compiled ?? emptyDoc };
  });
  function* getTasks() {
    for (const { index, article } of uncached) {
      yield { index, article, ...getTask(article, compiler) };
    }
  }
  await compiler.compileMany({
    tasks: getTasks(),
    count: uncached.length,
    resolverOptions,
    resolver,
    onCompiled({ index, article, ...task }, compiled) {
      articles[index] = { article, compiled: cachedPages.add(task, compiled) };
      onArticle();
    },
  });
  return {
    articles,
    resolver,
    assets: collectAssets(articles, source),
    diagnostics: [
      ...folder.diagnostics,
      ...articles.flatMap(({ compiled }) => compiled.diagnostics),
      ...checkPreviewImages(folder.articles, resolver),
      ...checkTocLevels(folder.articles, config.toc),
    ],
  };
}

function getResolverOptions(
  { source, files, articles, drafts }: RoutedFolder,
  sitePages: SitePages,
  { baseUrl }: SiteConfig,
): ResolverOptions {
  return {
    ...source,
    files,
    addresses: new Map(articles.map(({ path, route }) => [path, withBase(baseUrl, route)])),
    drafts: new Set(drafts.map(({ path }) => path)),
    sitePages,
  };
}

function getTask(article: RoutedArticle, compiler: Compiler): CompileTask {
  const { file, path, readText } = article;
  return { source: { file, path, text: readText() }, page: getPageSettings(article, compiler) };
}

interface DevCompileOptions {
  source: SourceFolder;
  compiler: Compiler;
  resolver: Resolver;
  devCache: DevContentCache;
}

async function compileForDev(
  article: RoutedArticle,
  { source, compiler, resolver, devCache: { cache } }: DevCompileOptions,
) {
  const task = getTask(article, compiler);
  // The text may have changed since the site was loaded.
  const current = { ...article, hash: hashText(task.source.text) };
  const cachedPages = getCompiledPages(cache, compiler.engineVersion);
  const compiled =
    cachedPages.find(current, task.page, resolver) ??
    cachedPages.add(task, await compileTask(task, resolver));
  return {
    compiled: { ...compiled, body: readBody(cache, compiled.body) },
    assets: collectAssets([{ article, compiled }], source),
  };
}

/** The `start` of each article: see `Compiler`. */
function getRelativeStarts(articles: readonly Pick<ArticleSource, "length">[]): number[] {
  const lengths = articles.map(({ length }) => length + 1);
  const totalLength = sum(lengths);
  return getStarts(lengths).map((start) => start / totalLength);
}

function collectAssets(
  articles: readonly CompiledArticle[],
  { siteDir }: SourceFolder,
): AssetCopy[] {
  const byTarget = new Map<string, AssetCopy>();
  for (const { file, to } of articles.flatMap(({ compiled }) => compiled.assets)) {
    byTarget.set(to, { from: join(siteDir, file), to });
  }
  return [...byTarget.values()];
}

function getCodeValues(file: string, { codeValues }: SiteConfig): readonly CodeValue[] {
  const isMarked = codeValues?.folders.some((folder) => file.startsWith(`content/docs/${folder}`));
  return isMarked ? (codeValues?.values ?? []) : [];
}

function getPageSettings(
  { file, route, frontMatter }: RoutedArticle,
  { config, messages }: Compiler,
): PageSettings {
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
    foldedHeadings: getFoldedHeadings(frontMatter),
    codeValues: getCodeValues(file, config),
    messages,
  };
}
