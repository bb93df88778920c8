import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { BlogLinks } from "../../model/page/page.ts";
import { type Route, withBase, withTrailingSlash } from "../../model/url/route.ts";
import type { ContentMessages } from "../messages.ts";

interface BlogRoutes {
  home: Route;
  archive: Route;
  /** Without a trailing slash, because slugs of tags are appended. */
  tags: Route;
  page(page: number): Route;
}

type BlogConfig = Pick<SiteConfig, "blog" | "baseUrl" | "trailingSlash">;

export function getBlogRoutes({ blog, trailingSlash }: BlogConfig): BlogRoutes {
  const base = getBase(blog);
  const withSlash = (route: Route) => withTrailingSlash(route, trailingSlash);
  return {
    home: withSlash(base || "/"),
    archive: withSlash(`${base}/archive`),
    tags: `${base}/tags`,
    page: (page) => withSlash(page === 1 ? base || "/" : `${base}/page/${page}`),
  };
}

function getBase({ route }: BlogConfig["blog"]): string {
  return route.replace(/\/+$/, "");
}

export function getBlogLinks(
  config: BlogConfig,
  { blogTitle }: ContentMessages,
  allTags: Route | null,
): BlogLinks {
  const { baseUrl, blog } = config;
  const { home, archive } = getBlogRoutes(config);
  const feed = (type: string, label: string, file: string) => {
    return { type, label, href: withBase(baseUrl, `${getBase(blog)}/${file}`) };
  };
  return {
    title: blog.title ?? blogTitle,
    home: withBase(baseUrl, home),
    archive: withBase(baseUrl, archive),
    tags: allTags === null ? null : withBase(baseUrl, allTags),
    feeds: [
      feed("application/rss+xml", "RSS", "rss.xml"),
      feed("application/atom+xml", "Atom", "atom.xml"),
      feed("application/feed+json", "JSON", "feed.json"),
    ],
  };
}
