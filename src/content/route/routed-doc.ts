import type {
  ArticleFrontMatter,
  FrontMatter,
  PostFrontMatter,
} from "../../config/schemas/front-matter.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import type { Route } from "../../model/url/route.ts";
import type { ArticleSource } from "../load/loaded-content.ts";

/** An article with its route. */
export interface RoutedArticle<F extends ArticleFrontMatter = ArticleFrontMatter>
  extends ArticleSource<F> {
  /** Finished with the site's trailing-slash setting, without base URL. */
  route: Route;
}

export interface RoutedArticles<A extends RoutedArticle> {
  articles: A[];
  diagnostics: Diagnostic[];
}

/** A post of the blog. */
export interface RoutedPost extends RoutedArticle<PostFrontMatter> {
  /** ISO date. */
  date: string;
}

/** A page of the docs. */
export interface RoutedDoc extends RoutedArticle<FrontMatter> {
  /** Path below the docs folder without number prefixes and extension. */
  id: string;
  /** Folder below the docs folder as it is on disk, empty for the top. */
  folder: string;
  /** Whether the page is the index of its folder: `index`, `README` or a file with the folder's name. */
  isFolderIndex: boolean;
}
