import type {
  ArticleFrontMatter,
  CategoryMetadata,
  FrontMatter,
} from "../../config/schemas/front-matter.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";

export interface SourceFolder {
  siteDir: string;
  /** Path below the site folder, for example `content/docs`. */
  folder: string;
}

export interface SourceFile {
  file: string;
  path: string;
  /** See `normalizeText`. */
  text: string;
}

/** An article before routing. Its text is not kept, because large sites do not fit into memory. */
export interface ArticleSource<F extends ArticleFrontMatter = ArticleFrontMatter>
  extends Omit<SourceFile, "text"> {
  /** Identifies the text. */
  hash: string;
  length: number;
  /** Reads the text again; it may have changed since. */
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
  /** Metadata by path below the docs folder. */
  categories: Map<string, CategoryMetadata>;
}
