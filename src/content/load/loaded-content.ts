import type {
  ArticleFrontMatter,
  CategoryMetadata,
  FrontMatter,
} from "../../config/schemas/front-matter.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";

export interface SourceFolder {
  siteDir: string;
  folder: string;
}

export interface SourceFile {
  /** Relative to the site folder. */
  file: string;
  /** Relative to the source folder. */
  path: string;
  text: string;
  /** Ids and URLs are the path as it is: number prefixes stay, and `index` is a name. */
  isExactPath?: boolean | undefined;
}

/** Its text is read on demand, because large sites do not fit into memory. */
export interface ArticleSource<F extends ArticleFrontMatter = ArticleFrontMatter>
  extends Omit<SourceFile, "text"> {
  hash: string;
  length: number;
  readText(): string;
  frontMatter: F;
}

export type DocSource = ArticleSource<FrontMatter>;

export interface ArticleFile {
  file: string;
  path: string;
  absolute: string;
}

export interface LoadedFile<F extends ArticleFrontMatter = ArticleFrontMatter> {
  /** Null for a partial. */
  article: ArticleSource<F> | null;
  diagnostics: Diagnostic[];
}

export interface LoadedArticles<F extends ArticleFrontMatter> {
  articles: ArticleSource<F>[];
  files: string[];
  diagnostics: Diagnostic[];
}

export interface LoadedDocs extends LoadedArticles<FrontMatter> {
  categories: Map<string, CategoryMetadata>;
}
