import type {
  ArticleFrontMatter,
  FrontMatter,
  PostFrontMatter,
} from "../../config/schemas/front-matter.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { getRouteKey, type Route } from "../../model/url/route.ts";
import { locateKey } from "../load/front-matter/yaml-text.ts";
import type { ArticleSource } from "../load/loaded-content.ts";
import { fileRules } from "../rules/file-rules.ts";

export interface RoutedArticle<F extends ArticleFrontMatter = ArticleFrontMatter>
  extends ArticleSource<F> {
  /** Final route, with the trailing-slash setting applied. */
  route: Route;
}

export interface RoutedArticles<A extends RoutedArticle> {
  articles: A[];
  diagnostics: Diagnostic[];
}

export interface RoutedPost extends RoutedArticle<PostFrontMatter> {
  date: string;
}

export interface RoutedDoc extends RoutedArticle<FrontMatter> {
  id: string;
  /** Folder on disk below the docs folder; empty at the top. */
  folder: string;
  /** `index`, `README`, or a file with the name of its folder. */
  isFolderIndex: boolean;
}

interface Routed {
  file: string;
  route: Route;
  /** Missing for generated pages and page components. */
  readText?(): string;
  page?: { kind: string };
}

const generatedKinds = new Set([
  "blog-list",
  "blog-archive",
  "blog-tags",
  "blog-tag",
  "doc-tags",
  "doc-tag",
  "search",
]);

function isGenerated({ page }: Routed): boolean {
  return page !== undefined && generatedKinds.has(page.kind);
}

export function getUniqueRoutes<A extends Routed>(
  all: readonly A[],
): { articles: A[]; diagnostics: Diagnostic[] } {
  const articles: A[] = [];
  const diagnostics: Diagnostic[] = [];
  const byRoute = new Map<string, A>();
  const byLowercaseRoute = new Map<string, A>();
  for (const article of all) {
    const first = byRoute.get(getRouteKey(article.route));
    if (first) {
      diagnostics.push(diagnoseDuplicateRoute(article, first));
      continue;
    }
    byRoute.set(getRouteKey(article.route), article);
    articles.push(article);
    const lowercaseRoute = getRouteKey(article.route).toLowerCase();
    const similar = byLowercaseRoute.get(lowercaseRoute);
    if (similar) diagnostics.push(diagnoseCaseConflict(article, similar));
    else byLowercaseRoute.set(lowercaseRoute, article);
  }
  return { articles, diagnostics };
}

function diagnoseCaseConflict(article: Routed, first: Routed): Diagnostic {
  const values = { route: article.route, first: first.route, file: first.file };
  return diagnose(fileRules["route-differs-by-case"], locateKey(article, "slug"), values);
}

function diagnoseDuplicateRoute(article: Routed, first: Routed): Diagnostic {
  // The file of a list is that of a page in it, and the file of the search is `config.ts`.
  if (isGenerated(article) && !isGenerated(first)) {
    const values = { route: first.route, first: null };
    return diagnose(fileRules["duplicate-route"], locateKey(first, "slug"), values);
  }
  const values = { route: article.route, first: first.file };
  return diagnose(fileRules["duplicate-route"], locateKey(article, "slug"), values);
}
