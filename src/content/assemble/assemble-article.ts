import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { ArticlePage } from "../../model/page/page.ts";
import { withBase } from "../../model/url/route.ts";
import type { CompiledArticle } from "../compile/compile-folder.ts";
import type { PageRecord } from "../site-data.ts";

/** The part of a page that all pages from Markdown have. */
export function assembleArticle(
  { article, compiled }: CompiledArticle,
  { baseUrl }: Pick<SiteConfig, "baseUrl">,
): ArticlePage {
  const { frontMatter, route } = article;
  const { image } = frontMatter;
  return {
    route,
    title: frontMatter.title,
    description: frontMatter.description,
    keywords: frontMatter.keywords,
    otherNames: frontMatter.other_names,
    image: image?.startsWith("/") ? withBase(baseUrl, image) : (image ?? null),
    unlisted: frontMatter.unlisted,
    body: compiled.body,
    toc: compiled.toc,
    hideTitle: frontMatter.hide_title,
    hideToc: frontMatter.hide_table_of_contents,
    // The build knows where the site's files are kept.
    lastUpdated: null,
    editUrl: null,
  };
}

/** What the checks need beside the page. */
export function assembleSource({ article, compiled }: CompiledArticle): Omit<PageRecord, "page"> {
  return { file: article.file, links: compiled.links, components: compiled.components };
}
