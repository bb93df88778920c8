import { existsSync } from "node:fs";
import { join } from "node:path";
import type { TagsFile } from "../config/schemas/front-matter.ts";
import { postFrontMatterSchema } from "../config/schemas/front-matter.ts";
import { generatedRecord } from "./assemble/assemble-article.ts";
import {
  blogArchivePage,
  blogListPages,
  blogTagPages,
  blogTagsPage,
} from "./assemble/assemble-blog-lists.ts";
import {
  assemblePosts,
  type CompiledPost,
  isListed,
  linksOfPreview,
  type PostSurroundings,
} from "./assemble/assemble-posts.ts";
import { checkAuthors, checkPreviews, drawableAuthors } from "./check/check-posts.ts";
import { checkTags } from "./check/check-tags.ts";
import { type Compiler, compileFolder } from "./compile/compile-folder.ts";
import { blogLinks, blogRoutes } from "./graph/blog-links.ts";
import { collectTags, tagAddresses } from "./graph/collect-tags.ts";
import { loadArticles } from "./load/load-articles.ts";
import { loadAuthors, loadTags } from "./load/load-entries.ts";
import { routePosts } from "./route/route-posts.ts";
import type { PageRecord, SiteData } from "./site-data.ts";

interface BlogOptions {
  siteDir: string;
  includeDrafts: boolean;
}

type BlogData = Pick<SiteData, "pages" | "blog" | "assets" | "diagnostics">;

/** The blog: load, route, parse, graph. */
export async function loadBlogContent(
  { siteDir, includeDrafts }: BlogOptions,
  compiler: Compiler,
): Promise<BlogData> {
  const { config, messages } = compiler;
  const place = { siteDir, folder: "content/blog" };
  if (!existsSync(join(siteDir, place.folder))) {
    return { pages: [], blog: null, assets: [], diagnostics: [] };
  }
  const [authors, tags] = [loadAuthors(place), loadTags(place)];
  const compiled = await compileFolder({
    place,
    loaded: loadArticles(place, postFrontMatterSchema),
    route: (sources) => routePosts(sources, config),
    compiler,
    includeDrafts,
  });
  const posts = compiled.articles;
  const sources = posts.map(({ article }) => article);
  return {
    ...assembleBlog(posts, {
      authors: drawableAuthors(authors.authors, compiled.outside),
      tags: tags.tags,
      config,
      messages,
    }),
    assets: compiled.assets,
    diagnostics: [
      ...compiled.diagnostics,
      ...authors.diagnostics,
      ...tags.diagnostics,
      ...checkAuthors(sources, authors, compiled.outside),
      ...checkTags(sources, tags),
      ...checkPreviews(posts),
    ],
  };
}

interface BlogSources extends Pick<PostSurroundings, "authors" | "config" | "messages"> {
  tags: TagsFile | null;
}

function assembleBlog(
  posts: readonly CompiledPost[],
  { authors, tags: tagsFile, config, messages }: BlogSources,
): Pick<BlogData, "pages" | "blog"> {
  const listed = posts.filter(isListed);
  const bySource = new Map(listed.map((post) => [post.article, post]));
  const collected = collectTags([...bySource.keys()], tagsFile);
  const tags = tagAddresses(blogRoutes(config).tags, { tags: tagsFile, collected }, config);
  const links = blogLinks(config, messages, collected.length > 0 ? tags.all : null);
  const surroundings = { authors, tags, links, config, messages };
  const records = assemblePosts(posts, surroundings);
  const lists = [
    ...blogListPages(listed, surroundings),
    blogArchivePage(listed, surroundings),
    ...blogTagsPage(collected, surroundings),
    ...collected.flatMap((tag) => {
      const tagged = tag.articles.flatMap((article) => bySource.get(article) ?? []);
      return blogTagPages(tag, tagged, surroundings);
    }),
  ];
  const file = posts[0]?.article.file ?? "content/blog";
  const linksOf = new Map(listed.map((post) => linksOfPreview(post, config)));
  return {
    pages: [
      ...records,
      ...lists.map((page): PageRecord => {
        const shown = "posts" in page ? page.posts : [];
        const links = shown.flatMap(({ href }) => linksOf.get(href) ?? []);
        return generatedRecord(page, file, links);
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
