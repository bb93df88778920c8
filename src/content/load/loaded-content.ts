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
  file: string;
  path: string;
  text: string;
  /** Whether ids and URLs are the path: no number prefix is removed, and no name means the folder. */
  isExactPath?: boolean | undefined;
}

/** Does not contain its text, because large sites do not fit into memory. */
export interface ArticleSource<F extends ArticleFrontMatter = ArticleFrontMatter>
  extends Omit<SourceFile, "text"> {
  hash: string;
  length: number;
  readText(): string;
  frontMatter: F;
}

export type DocSource = ArticleSource<FrontMatter>;

export interface LoadedArticles<F extends ArticleFrontMatter> {
  articles: ArticleSource<F>[];
  files: string[];
  diagnostics: Diagnostic[];
}

export interface LoadedDocs extends LoadedArticles<FrontMatter> {
  categories: Map<string, CategoryMetadata>;
}
