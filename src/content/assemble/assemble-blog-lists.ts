import { groupBy } from "../../model/group-by.ts";
import type {
  BlogArchivePage,
  BlogListPage,
  BlogTagPage,
  BlogTagsPage,
} from "../../model/page/page.ts";
import { groupTags } from "../../model/page/tag.ts";
import { type Route, withBase } from "../../model/url/route.ts";
import { getBlogRoutes } from "../graph/blog-links.ts";
import type { CollectedTag } from "../graph/collect-tags.ts";
import { getGeneratedPage } from "./assemble-article.ts";
import { type BlogContext, type CompiledPost, getPostSummary } from "./assemble-posts.ts";
import { countTags } from "./assemble-tags.ts";

export function getBlogListPages(
  posts: readonly CompiledPost[],
  context: BlogContext,
): BlogListPage[] {
  const { config, links } = context;
  return paginatePosts(posts, context, getBlogRoutes(config).page).map(
    ({ route, items, pagination }) => ({
      kind: "blog-list",
      ...getGeneratedPage(links.title, route),
      description: config.blog.description,
      blog: links,
      posts: items.map((post) => getPostSummary(post, context)),
      pagination,
    }),
  );
}

export function getBlogArchivePage(
  posts: readonly CompiledPost[],
  { config, messages, links }: BlogContext,
): BlogArchivePage {
  const entries = posts.map(({ article: { frontMatter, route, date } }) => {
    return { title: frontMatter.title, href: withBase(config.baseUrl, route), date };
  });
  const years = groupBy(entries, ({ date }) => date.slice(0, 4));
  return {
    kind: "blog-archive",
    ...getGeneratedPage(messages.archiveTitle, getBlogRoutes(config).archive),
    blog: links,
    years: Array.from(years, ([year, yearEntries]) => ({ year, posts: yearEntries })),
  };
}

/** The page of all tags; empty if no post has a tag. */
export function getBlogTagsPages(
  tags: readonly CollectedTag<unknown>[],
  { tags: tagResolver, links, config, messages }: BlogContext,
): BlogTagsPage[] {
  if (tags.length === 0) return [];
  const tagCounts = countTags(tags, { tagResolver, config });
  return [
    {
      kind: "blog-tags",
      ...getGeneratedPage(messages.tagsTitle, tagResolver.allTagsRoute),
      blog: links,
      groups: groupTags(tagCounts, config.locale.code),
    },
  ];
}

export function getBlogTagPages(
  { label, slug, description }: CollectedTag<unknown>,
  posts: readonly CompiledPost[],
  context: BlogContext,
): BlogTagPage[] {
  const { tags, links } = context;
  const getRoute = (page: number) => tags.getRoute(page === 1 ? slug : `${slug}/page/${page}`);
  return paginatePosts(posts, context, getRoute).map(({ route, items, pagination }) => ({
    kind: "blog-tag",
    ...getGeneratedPage(label, route),
    description,
    blog: links,
    count: posts.length,
    posts: items.map((post) => getPostSummary(post, context)),
    pagination,
  }));
}

function paginatePosts(
  posts: readonly CompiledPost[],
  { config }: BlogContext,
  getRoute: (page: number) => Route,
) {
  const { postsPerPage } = config.blog;
  const pages = Math.max(1, Math.ceil(posts.length / postsPerPage));
  const getHref = (page: number) =>
    page < 1 || page > pages ? null : withBase(config.baseUrl, getRoute(page));
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1;
    return {
      route: getRoute(page),
      items: posts.slice(index * postsPerPage, page * postsPerPage),
      pagination: { page, pages, newer: getHref(page - 1), older: getHref(page + 1) },
    };
  });
}
