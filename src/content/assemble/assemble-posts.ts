import type { AuthorsFile } from "../../config/schemas/front-matter.ts";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import { drawBanner } from "../../figures/banner/draw-banner.ts";
import type {
  Author,
  BlogLinks,
  BlogPostPage,
  PostFacts,
  PostSummary,
  Stored,
} from "../../model/page/page.ts";
import type { PageLink } from "../../model/page/sidebar.ts";
import { getReadingMinutes } from "../../model/text/count-words.ts";
import { withBase } from "../../model/url/route.ts";
import type { CompiledArticle } from "../compile/compile-folder.ts";
import type { TagResolver } from "../graph/collect-tags.ts";
import type { ContentMessages } from "../messages.ts";
import { resolveOnPage } from "../parse/truncate.ts";
import type { RoutedPost } from "../route/routed-doc.ts";
import type { LinkSource, PageRecord } from "../site-data.ts";
import { assembleArticle, assembleSource } from "./assemble-article.ts";

export type CompiledPost = CompiledArticle<RoutedPost>;

export interface BlogContext {
  authors: AuthorsFile;
  tags: TagResolver;
  links: BlogLinks;
  config: SiteConfig;
  messages: ContentMessages;
}

/** In pixels. */
const bannerSizes = { list: { width: 320, height: 140 }, page: { width: 1024, height: 155 } };

export function assemblePosts(
  posts: readonly CompiledPost[],
  context: BlogContext,
): PageRecord<Stored<BlogPostPage>>[] {
  const listedPosts = posts.filter(isListed);
  return posts.map((post) => {
    const position = listedPosts.indexOf(post);
    const getNeighbor = (offset: number) =>
      position < 0 ? undefined : listedPosts[position + offset];
    return {
      ...assembleSource(post),
      page: {
        kind: "blog-post",
        ...assembleArticle(post, context.config),
        ...postFacts(post, context, bannerSizes.page),
        blog: context.links,
        newer: postLink(getNeighbor(-1), context.config),
        older: postLink(getNeighbor(1), context.config),
      },
    };
  });
}

export function isListed({ article }: CompiledPost): boolean {
  return !article.frontMatter.unlisted;
}

export function getPostSummary(post: CompiledPost, context: BlogContext): PostSummary {
  const { article, compiled } = post;
  const { title, description } = article.frontMatter;
  const href = withBase(context.config.baseUrl, article.route);
  return {
    title,
    description,
    href,
    ...postFacts(post, context, bannerSizes.list),
    preview: compiled.preview,
  };
}

/** An entry of a map from posts to the links of their previews, which lists of posts show. */
export function getPreviewLinks(
  { article, compiled }: CompiledPost,
  { baseUrl }: SiteConfig,
): [href: string, links: LinkSource[]] {
  const { file, route } = article;
  const links = compiled.preview === null ? [] : compiled.links;
  return [
    withBase(baseUrl, route),
    links.map((link) => ({ file, ...link, href: resolveOnPage(link.href, { baseUrl, route }) })),
  ];
}

function postFacts(
  { article, compiled }: CompiledPost,
  { authors, tags, config }: BlogContext,
  size: { width: number; height: number },
): PostFacts {
  const { frontMatter } = article;
  const icon = tags.getIcon(frontMatter.tags);
  return {
    date: article.date,
    authors: frontMatter.authors.flatMap((name) => getAuthor(authors[name], config)),
    readingTime: getReadingMinutes(compiled.words),
    tags: tags.getLinks(frontMatter.tags),
    banner: drawBanner({ ...size, seed: frontMatter.title, ...(icon && { icon }) }),
  };
}

/** Unknown authors have a separate diagnostic. */
function getAuthor(author: AuthorsFile[string] | undefined, { baseUrl }: SiteConfig): Author[] {
  if (!author) return [];
  const { name, title = null, url = null, image } = author;
  return [{ name, title, url, image: image === undefined ? null : withBase(baseUrl, image) }];
}

function postLink(post: CompiledPost | undefined, { baseUrl }: SiteConfig): PageLink | null {
  if (!post) return null;
  const { frontMatter, route } = post.article;
  return { label: frontMatter.title, href: withBase(baseUrl, route) };
}
