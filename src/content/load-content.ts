import { type PageFrontMatter, pageFrontMatterSchema } from "../config/schemas/front-matter.ts";
import type { SidebarsConfig } from "../config/schemas/sidebars-config.ts";
import type { SiteConfig } from "../config/schemas/site-config.ts";
import type { CacheStore } from "../model/cache.ts";
import type { Diagnostic } from "../model/diagnostics/diagnostic.ts";
import { withTrailingSlash } from "../model/url/route.ts";
import { assembleArticle, assembleSource } from "./assemble/assemble-article.ts";
import { type CompileMany, compileInTurn } from "./cache/compile-cached.ts";
import { type Compiler, compileFolder } from "./compile/compile-folder.ts";
import type { ContentMemory } from "./load/content-memory.ts";
import { loadArticles } from "./load/load-articles.ts";
import type { GeneratedDocs } from "./load/load-docs.ts";
import type { ArticleSource } from "./load/loaded-content.ts";
import { loadBlogContent } from "./load-blog-content.ts";
import { loadDocsContent } from "./load-docs-content.ts";
import type { ContentMessages } from "./messages.ts";
import * as english from "./messages.ts";
import { docPath, docRoute } from "./route/doc-route.ts";
import { type RoutedArticle, type RoutedArticles, uniqueRoutes } from "./route/routed-doc.ts";
import type { PageRecord, SiteData } from "./site-data.ts";

export interface ContentOptions {
  /** Absolute path. */
  siteDir: string;
  config: SiteConfig;
  sidebars: SidebarsConfig;
  /** Sidebars of the docs' other versions, by name of version. */
  versionSidebars?: Readonly<Record<string, SidebarsConfig>>;
  /** True in dev. */
  includeDrafts: boolean;
  /** Holds compiled pages. */
  cache: CacheStore;
  /** Changes when the engine changes; part of every cache key. */
  engineVersion: string;
  /** Docs that do not come from `content/docs`. */
  generated?: GeneratedDocs;
  /** Of a server: articles of docs are compiled when they are asked for. */
  memory?: ContentMemory | undefined;
  /** The words of articles and generated pages. Default: English. */
  messages?: ContentMessages;
  /** See `Compiler`. Default: all. */
  isWanted?: Compiler["isWanted"] | undefined;
  /** Is told how many articles of a folder are compiled; may throw. */
  onArticle?: ((done: number, of: number) => void) | undefined;
  /** Compiles what is not in the cache. Default: one page after another. */
  compileMany?: CompileMany | undefined;
}

interface LoadedContent {
  docs: Awaited<ReturnType<typeof loadDocsContent>>;
  blog: Awaited<ReturnType<typeof loadBlogContent>>;
  pages: Awaited<ReturnType<typeof loadMarkdownPages>>;
}

/** Turns the content of a site into pages. Mistakes of writers come back as diagnostics. */
export async function loadContent(options: ContentOptions): Promise<SiteData> {
  const { config, engineVersion, cache, messages = english } = options;
  const { isWanted = () => true, onArticle = () => {}, compileMany = compileInTurn } = options;
  const compiler = { config, messages, engineVersion, cache, isWanted, onArticle, compileMany };
  return joinContent({
    docs: await loadDocsContent(options, compiler),
    blog: await loadBlogContent(options, compiler),
    pages: await loadMarkdownPages(options, compiler),
  });
}

function joinContent({ docs, blog, pages }: LoadedContent): SiteData {
  return {
    docs: docs.docs,
    versions: docs.versions,
    pages: [...docs.pages, ...blog.pages, ...pages.pages],
    blog: blog.blog,
    trees: docs.trees,
    assets: [...docs.assets, ...blog.assets, ...pages.assets],
    diagnostics: uniqueDiagnostics([
      ...docs.diagnostics,
      ...blog.diagnostics,
      ...pages.diagnostics,
    ]),
  };
}

/** Diagnostics of a partial that several pages include are kept once. */
function uniqueDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((found) => [JSON.stringify(found), found])).values()];
}

interface MarkdownPagesOptions {
  siteDir: string;
  includeDrafts: boolean;
}

/** The Markdown and MDX files of the `pages` folder, beside its components. */
async function loadMarkdownPages(
  { siteDir, includeDrafts }: MarkdownPagesOptions,
  compiler: Compiler,
): Promise<Pick<SiteData, "pages" | "assets" | "diagnostics">> {
  const { config } = compiler;
  const place = { siteDir, folder: "pages" };
  const { articles, assets, diagnostics } = await compileFolder({
    place,
    loaded: loadArticles(place, pageFrontMatterSchema),
    route: (sources) => routePages(sources, config),
    compiler,
    includeDrafts,
  });
  const pages = articles.map((page): PageRecord => {
    return {
      ...assembleSource(page),
      page: { kind: "markdown", ...assembleArticle(page, config) },
    };
  });
  return { pages, assets, diagnostics };
}

/** Gives every Markdown page below `pages` its route, which follows its path. */
function routePages(
  sources: readonly ArticleSource<PageFrontMatter>[],
  { trailingSlash }: Pick<SiteConfig, "trailingSlash">,
): RoutedArticles<RoutedArticle<PageFrontMatter>> {
  return uniqueRoutes(
    sources.map((source) => {
      const { slug } = source.frontMatter;
      const route = docRoute(docPath(source.path), { docsRoute: "/", slug });
      return { ...source, route: withTrailingSlash(route, trailingSlash) };
    }),
  );
}
