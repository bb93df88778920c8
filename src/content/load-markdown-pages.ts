import { pageFrontMatterSchema } from "../config/schemas/front-matter.ts";
import { assembleArticle, assembleSource } from "./assemble/assemble-article.ts";
import type { Compiler } from "./compile/compile-folder.ts";
import { compileFolder } from "./compile/compile-folder.ts";
import { loadArticles } from "./load/load-articles.ts";
import { routePages } from "./route/route-pages.ts";
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
