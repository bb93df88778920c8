import { type PageFrontMatter, pageFrontMatterSchema } from "../config/schemas/front-matter.ts";
import type { SidebarsConfig } from "../config/schemas/sidebars-config.ts";
import type { SiteConfig } from "../config/schemas/site-config.ts";
import type { CacheStore } from "../model/cache.ts";
import type { Diagnostic } from "../model/diagnostics/diagnostic.ts";
import { withTrailingSlash } from "../model/url/route.ts";
import { assembleArticle, assembleSource } from "./assemble/assemble-article.ts";
import { type CompileMany, compileSequentially } from "./cache/compile-cached.ts";
import {
  type Compiler,
  collectSitePages,
  compileFolder,
  type FolderContext,
  type RoutedFolder,
  routeFolder,
} from "./compile/compile-folder.ts";
import type { DevContentCache } from "./load/dev-content-cache.ts";
import { listContent, loadArticles } from "./load/load-articles.ts";
import type { GeneratedDocs } from "./load/load-docs.ts";
import type { ArticleSource } from "./load/loaded-content.ts";
import { loadBlogContent, routeBlog } from "./load-blog-content.ts";
import { loadDocsContent, routeVersions } from "./load-docs-content.ts";
import type { ContentMessages } from "./messages.ts";
import * as english from "./messages.ts";
import { getDocRoute, parseDocPath } from "./route/doc-route.ts";
import { getUniqueRoutes, type RoutedArticle, type RoutedArticles } from "./route/routed-doc.ts";
import type { PageRecord, SiteData } from "./site-data.ts";

export interface ContentOptions {
  siteDir: string;
  config: SiteConfig;
  sidebars: SidebarsConfig;
  versionSidebars?: Readonly<Record<string, SidebarsConfig>>;
  includeDrafts: boolean;
  cache: CacheStore;
  engineVersion: string;
  generated?: GeneratedDocs;
  devCache?: DevContentCache | undefined;
  messages?: ContentMessages;
  isWanted?: Compiler["isWanted"] | undefined;
  onArticle?: ((done: number, total: number) => void) | undefined;
  compileMany?: CompileMany | undefined;
}

export async function loadContent(options: ContentOptions): Promise<SiteData> {
  const { config, engineVersion, cache, messages = english } = options;
  const { isWanted = () => true, onArticle = () => {} } = options;
  const { compileMany = compileSequentially } = options;
  const compiler = { config, messages, engineVersion, cache, isWanted, onArticle, compileMany };
  const versions = routeVersions(options, compiler);
  const blog = routeBlog(options, compiler);
  const pages = routeMarkdownPages(options, compiler);
  const folders = [...versions.map(({ folder }) => folder), ...(blog ? [blog] : []), pages];
  const sitePages = collectSitePages(folders, config);
  const { devCache } = options;
  const docs = await loadDocsContent(versions, options, { compiler, sitePages, devCache });
  // Lists of posts show the beginning of each post, so posts are always compiled.
  const eagerCache = devCache && { ...devCache, compilesOnRequest: false };
  const context = { compiler, sitePages, devCache: eagerCache };
  const posts = await loadBlogContent(blog, context);
  const markdown = await compileMarkdownPages(pages, context);
  const publicFiles = listContent({ siteDir: options.siteDir, folder: "public" });
  return {
    docs: docs.docs,
    versions: docs.versions,
    pages: [...docs.pages, ...posts.pages, ...markdown.pages],
    blog: posts.blog,
    trees: docs.trees,
    assets: [...docs.assets, ...posts.assets, ...markdown.assets],
    diagnostics: withoutRepeatedDiagnostics([
      ...docs.diagnostics,
      ...posts.diagnostics,
      ...markdown.diagnostics,
      ...publicFiles.diagnostics,
    ]),
  };
}

/** A partial can be included by several pages but is reported once. */
function withoutRepeatedDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [
    ...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values(),
  ];
}

function routeMarkdownPages(
  { siteDir, includeDrafts }: { siteDir: string; includeDrafts: boolean },
  { config }: Compiler,
): RoutedFolder<RoutedArticle<PageFrontMatter>> {
  const source = { siteDir, folder: "pages" };
  return routeFolder({
    source,
    loaded: loadArticles(source, pageFrontMatterSchema),
    schema: pageFrontMatterSchema,
    route: (sources) => routePages(sources, config),
    includeDrafts,
  });
}

async function compileMarkdownPages(
  folder: RoutedFolder<RoutedArticle<PageFrontMatter>>,
  context: FolderContext,
): Promise<Pick<SiteData, "pages" | "assets" | "diagnostics">> {
  const { config } = context.compiler;
  const { articles, assets, diagnostics } = await compileFolder({ folder, ...context });
  const pages = articles.map((page): PageRecord => {
    return {
      ...assembleSource(page),
      page: { kind: "markdown", ...assembleArticle(page, config) },
    };
  });
  return { pages, assets, diagnostics };
}

function routePages(
  sources: readonly ArticleSource<PageFrontMatter>[],
  { trailingSlash }: Pick<SiteConfig, "trailingSlash">,
): RoutedArticles<RoutedArticle<PageFrontMatter>> {
  return getUniqueRoutes(
    sources.map((source) => {
      const { slug } = source.frontMatter;
      const route = getDocRoute(parseDocPath(source.path), { docsRoute: "/", slug });
      return { ...source, route: withTrailingSlash(route, trailingSlash) };
    }),
  );
}
