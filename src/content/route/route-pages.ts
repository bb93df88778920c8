import type { PageFrontMatter } from "../../config/schemas/front-matter.ts";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import { withTrailingSlash } from "../../model/url/route.ts";
import type { ArticleSource } from "../load/loaded-content.ts";
import { docPath } from "./doc-id.ts";
import { docRoute } from "./doc-route.ts";
import type { RoutedArticle, RoutedArticles } from "./routed-doc.ts";
import { uniqueRoutes } from "./unique-routes.ts";

/** Gives every Markdown page below `pages` its route, which follows its path. */
export function routePages(
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
