import type { SiteConfig } from "../../config/schemas/site-config.ts";
import { type CompileSurroundings, compileCached } from "../cache/compile-cached.ts";
import type { ContentMessages } from "../messages.ts";
import type { CompiledDoc } from "../parse/compiled-doc.ts";
import type { PageSettings } from "../parse/render-context.ts";
import type { RoutedArticle } from "../route/routed-doc.ts";

/** A page with its article. */
export interface CompiledArticle<A extends RoutedArticle = RoutedArticle> {
  article: A;
  compiled: CompiledDoc;
}

export interface Compiler extends Omit<CompileSurroundings, "outside"> {
  config: SiteConfig;
  messages: ContentMessages;
}

/** Compiles articles one after another. */
export async function compileArticles<A extends RoutedArticle>(
  articles: readonly A[],
  { config, messages, ...surroundings }: Compiler & CompileSurroundings,
): Promise<CompiledArticle<A>[]> {
  const result: CompiledArticle<A>[] = [];
  for (const article of articles) {
    const source = { file: article.file, path: article.path, text: article.body };
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
  };
}
