import type { Route } from "../../model/url/route.ts";
import type { ArticleContents } from "./read-article.ts";

export interface WrittenPage {
  route: Route;
  file: string;
  source: string;
  description: string;
  unlisted: boolean;
  /** Guides explain how to do something, so they need an example. */
  isGuide: boolean;
  contents: ArticleContents;
}
