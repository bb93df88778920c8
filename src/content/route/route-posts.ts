import { isDay, type PostFrontMatter } from "../../config/schemas/front-matter.ts";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import { compareText } from "../../model/compare-text.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { splitFrontMatter } from "../../model/text/front-matter.ts";
import { withTrailingSlash } from "../../model/url/route.ts";
import type { ArticleSource } from "../load/loaded-content.ts";
import { blogRules } from "../rules/blog-rules.ts";
import { getDocRoute } from "./doc-route.ts";
import { getUniqueRoutes, type RoutedArticles, type RoutedPost } from "./routed-doc.ts";

type RouteConfig = Pick<SiteConfig, "blog" | "trailingSlash">;
type PostSource = ArticleSource<PostFrontMatter>;

export function routePosts(
  sources: readonly PostSource[],
  config: RouteConfig,
): RoutedArticles<RoutedPost> {
  const posts = sources.map((source) => routePost(source, config));
  const { articles, diagnostics } = getUniqueRoutes(posts);
  return {
    articles: articles.sort(compareNewestFirst),
    diagnostics: [...diagnostics, ...sources.filter(hasNoDate).map(diagnoseMissingDate)],
  };
}

function routePost(source: PostSource, { blog, trailingSlash }: RouteConfig): RoutedPost {
  const { segments } = parsePostPath(source.path);
  const { slug } = source.frontMatter;
  const docPath = { folders: segments.slice(0, -1), name: segments.at(-1) ?? "" };
  const absoluteSlug = slug === undefined || slug.startsWith("/") ? slug : `/${slug}`;
  const route = getDocRoute(docPath, { docsRoute: blog.route, slug: absoluteSlug });
  return {
    ...source,
    date: getWrittenDate(source).slice(0, 10),
    route: withTrailingSlash(route, trailingSlash),
  };
}

/** The date as text that sorts: the day, optionally with a time. */
function getWrittenDate({ path, frontMatter }: PostSource): string {
  const date = frontMatter.date ?? parsePostPath(path).date ?? "1970-01-01";
  return date.replace(/ (?=\d)/, "T").replace(/T(?=\d:)/i, "T0");
}

function compareNewestFirst(a: PostSource, b: PostSource): number {
  return compareText(getWrittenDate(b), getWrittenDate(a));
}

function hasNoDate({ path, readText, frontMatter }: PostSource): boolean {
  if (frontMatter.date !== undefined || parsePostPath(path).date !== undefined) return false;
  // The schema has already reported an invalid `date`.
  return !/^date[ \t]*:/m.test(splitFrontMatter(readText()).yaml ?? "");
}

function diagnoseMissingDate({ file }: PostSource): Diagnostic {
  return diagnose(blogRules["missing-post-date"], wholeFile(file), {});
}

interface PostPath {
  date: string | undefined;
  segments: string[];
}

const datedName = /^(?:.*\/)?(\d{4})[-/](\d{2})[-/](\d{2})[-/](.+)$/;

/** `2026-01-31-name.md` and `2026/01/31/name.md` have the address `2026/01/31/name`. */
export function parsePostPath(path: string): PostPath {
  const pathOfPost = path.replace(/\.mdx?$/i, "").replace(/\/index$/i, "");
  const [, year = "", month = "", day = "", name = ""] = datedName.exec(pathOfPost) ?? [];
  const date = `${year}-${month}-${day}`;
  return isDay(date)
    ? { date, segments: [year, month, day, ...name.split("/")] }
    : { date: undefined, segments: pathOfPost.split("/") };
}
