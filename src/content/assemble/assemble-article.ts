import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { ArticlePage, PageBase, Stored } from "../../model/page/page.ts";
import type { StoredPage } from "../../model/page/stored-page.ts";
import { type Route, withBase } from "../../model/url/route.ts";
import type { CompiledArticle } from "../compile/compile-folder.ts";
import type { PageRecord } from "../site-data.ts";

export function assembleArticle(
  { article, compiled }: CompiledArticle,
  { baseUrl }: Pick<SiteConfig, "baseUrl">,
): Stored<ArticlePage> {
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
    lastUpdated: null,
    editUrl: null,
  };
}

export function assembleSource({ article, compiled }: CompiledArticle): Omit<PageRecord, "page"> {
  const { file, hash } = article;
  return { file, hash, links: compiled.links, components: compiled.components };
}

export function getGeneratedPage(title: string, route: Route): PageBase {
  return {
    title,
    route,
    description: "",
    keywords: [],
    otherNames: [],
    image: null,
    unlisted: false,
  };
}

/** `file` is the file or folder that caused the generated page, for diagnostics. */
export function getGeneratedRecord<P extends StoredPage>(
  page: P,
  file: string,
  links: PageRecord["links"] = [],
): PageRecord<P> {
  return { page, file, links, components: [] };
}
