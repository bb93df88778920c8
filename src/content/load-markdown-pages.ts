import { type PageFrontMatter, pageFrontMatterSchema } from "../config/schemas/front-matter.ts";
import type { SiteConfig } from "../config/schemas/site-config.ts";
import { withTrailingSlash } from "../model/url/route.ts";
import { assembleArticle, assembleSource } from "./assemble/assemble-article.ts";
import { type Compiler, compileFolder } from "./compile/compile-folder.ts";
import { loadArticles } from "./load/load-articles.ts";
import type { ArticleSource } from "./load/loaded-content.ts";
import { docPath, docRoute } from "./route/doc-route.ts";
import type { RoutedArticle, RoutedArticles } from "./route/routed-doc.ts";
import { uniqueRoutes } from "./route/unique-routes.ts";
import type { PageRecord, SiteData } from "./site-data.ts";

interface MarkdownPagesOptions {
  siteDir: string;
  includeDrafts: boolean;
}

/** The Markdown and MDX files of the `pages` folder, beside its components. */
export async function loadMarkdownPages(
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
