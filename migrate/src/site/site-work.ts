import type { Article } from "../document/article.ts";
import type { ArticleSet } from "../document/article-set.ts";
import type { Plan } from "../model.ts";
import type { ComponentRegistry } from "./components.ts";
import type { StyleRegistry } from "./styles.ts";

/** The migration of one site, between reading and writing. */
export interface SiteWork {
  plan: Plan;
  /** Folder of the old site: what `@site` names. */
  siteDir: string;
  /** Origin and base URL of the old site. */
  url: string;
  baseUrl: string;
  sets: ArticleSet[];
  articles: Article[];
  /** Articles by the absolute path of their file in the folder of their set. */
  byFile: Map<string, Article>;
  /** Files of `public/` by their address. */
  publicFiles: ReadonlyMap<string, string>;
  /** Their addresses by the absolute path of the file. */
  publicAddresses: ReadonlyMap<string, string>;
  components: ComponentRegistry;
  styles: StyleRegistry;
  authors: AuthorRegistry;
  /** The pages of the category that an article is the page of. */
  cardsOf(article: Article): readonly { label: string; href: string }[];
  canDraw(source: string): boolean;
}

/** Authors of blog posts by their key. */
export interface AuthorRegistry {
  entries: Map<string, Record<string, unknown>>;
  keyOf(author: unknown): string | undefined;
}
