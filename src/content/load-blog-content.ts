import { existsSync } from "node:fs";
import { join } from "node:path";
import { postFrontMatterSchema, type TagsFile } from "../config/schemas/front-matter.ts";
import { withBase } from "../model/url/route.ts";
import { getGeneratedRecord } from "./assemble/assemble-article.ts";
import {
  getBlogArchivePage,
  getBlogListPages,
  getBlogTagPages,
  getBlogTagsPages,
} from "./assemble/assemble-blog-lists.ts";
import {
  assemblePosts,
  type BlogContext,
  type CompiledPost,
  getPreviewLinks,
  isListed,
} from "./assemble/assemble-posts.ts";
import { checkAuthors, checkPreviews, withoutMissingImages } from "./check/check-posts.ts";
import { checkTags } from "./check/check-tags.ts";
import {
  type Compiler,
  compileFolder,
  type FolderContext,
  type RoutedFolder,
  routeFolder,
} from "./compile/compile-folder.ts";
import { getBlogLinks, getBlogRoutes } from "./graph/blog-links.ts";
import { collectTags, createTagResolver } from "./graph/collect-tags.ts";
import { loadArticles } from "./load/load-articles.ts";
import { loadAuthors, loadTags } from "./load/load-tags-and-authors.ts";
import { routePosts } from "./route/route-posts.ts";
import type { RoutedPost } from "./route/routed-doc.ts";
import type { PageRecord, SiteData } from "./site-data.ts";

type BlogData = Pick<SiteData, "pages" | "blog" | "assets" | "diagnostics">;

export function routeBlog(
  { siteDir, includeDrafts }: { siteDir: string; includeDrafts: boolean },
  { config }: Compiler,
): RoutedFolder<RoutedPost> | undefined {
  const source = { siteDir, folder: "content/blog" };
  if (!existsSync(join(siteDir, source.folder))) return undefined;
  return routeFolder({
    source,
    loaded: loadArticles(source, postFrontMatterSchema),
    schema: postFrontMatterSchema,
    route: (sources) => routePosts(sources, config),
    includeDrafts,
  });
}

export async function loadBlogContent(
  folder: RoutedFolder<RoutedPost> | undefined,
  context: FolderContext,
): Promise<BlogData> {
  if (!folder) return { pages: [], blog: null, assets: [], diagnostics: [] };
  const { config, messages } = context.compiler;
  const [authors, tags] = [loadAuthors(folder.source), loadTags(folder.source)];
  const compiled = await compileFolder({ folder, ...context });
  const posts = compiled.articles;
  const articles = posts.map(({ article }) => article);
  return {
    ...assembleBlog(posts, {
      authors: withoutMissingImages(authors.authors, compiled.resolver),
      tags: tags.tags,
      config,
      messages,
    }),
    assets: compiled.assets,
    diagnostics: [
      ...compiled.diagnostics,
      ...authors.diagnostics,
      ...tags.diagnostics,
      ...checkAuthors(articles, authors, compiled.resolver),
      ...checkTags(articles, tags),
      ...checkPreviews(posts),
    ],
  };
}

interface BlogSources extends Pick<BlogContext, "authors" | "config" | "messages"> {
  tags: TagsFile | null;
}

function assembleBlog(
  posts: readonly CompiledPost[],
  { authors, tags: tagsFile, config, messages }: BlogSources,
): Pick<BlogData, "pages" | "blog"> {
  const listedPosts = posts.filter(isListed);
  const postsByArticle = new Map(listedPosts.map((post) => [post.article, post]));
  const collected = collectTags([...postsByArticle.keys()], tagsFile);
  const tags = createTagResolver(getBlogRoutes(config).tags, { tags: tagsFile, collected }, config);
  const links = getBlogLinks(config, messages, collected.length > 0 ? tags.allTagsRoute : null);
  const context = { authors, tags, links, config, messages };
  const records = assemblePosts(posts, context);
  const lists = [
    ...getBlogListPages(listedPosts, context),
    getBlogArchivePage(listedPosts, context),
    ...getBlogTagsPages(collected, context),
    ...collected.flatMap((tag) => {
      const tagged = tag.articles.flatMap((article) => postsByArticle.get(article) ?? []);
      return getBlogTagPages(tag, tagged, context);
    }),
  ];
  const file = posts[0]?.article.file ?? "content/blog";
  const files = new Map(
    listedPosts.map(({ article }) => [withBase(config.baseUrl, article.route), article.file]),
  );
  const previewLinks = new Map(listedPosts.map((post) => getPreviewLinks(post, config)));
  return {
    pages: [
      ...records,
      ...lists.map((page): PageRecord => {
        const shownPosts = "posts" in page ? page.posts : [];
        const linksOfPosts = shownPosts.flatMap(({ href }) => previewLinks.get(href) ?? []);
        const firstFile = files.get(shownPosts[0]?.href ?? "");
        return getGeneratedRecord(page, firstFile ?? file, linksOfPosts);
      }),
    ],
    blog: {
      title: links.title,
      description: config.blog.description,
      links,
      posts: records.map(({ page }) => page).filter(({ unlisted }) => !unlisted),
    },
  };
}
