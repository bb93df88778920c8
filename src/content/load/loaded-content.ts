import type {
  ArticleFrontMatter,
  CategoryMetadata,
  FrontMatter,
} from "../../config/schemas/front-matter.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";

/** A folder of source files. */
export interface SourceFolder {
  /** Absolute path. */
  siteDir: string;
  /** Path below the site folder, for example `content/docs`. */
  folder: string;
}

/** A text with its paths. */
export interface SourceFile {
  /** Path relative to the site folder. */
  file: string;
  /** Path relative to the source folder. */
  path: string;
  /** Without byte order mark, with `\n` at every line end. */
  text: string;
}

/** A Markdown or MDX file before it is routed. Its text is not kept: a large site does not fit into memory. */
export interface ArticleSource<F extends ArticleFrontMatter = ArticleFrontMatter>
  extends Omit<SourceFile, "text"> {
  /** Names the text. */
  hash: string;
  /** Characters of the text. */
  length: number;
  /** Reads the text again; it may have changed since. */
  readText(): string;
  frontMatter: F;
}

export type DocSource = ArticleSource<FrontMatter>;

/** The articles of a source folder. */
export interface LoadedArticles<F extends ArticleFrontMatter> {
  articles: ArticleSource<F>[];
  /** Every file below the folder, articles or not. */
  files: string[];
  diagnostics: Diagnostic[];
}

/** Everything below a folder of docs. */
export interface LoadedDocs extends LoadedArticles<FrontMatter> {
  /** Metadata of folders, by path below the docs folder. */
  categories: Map<string, CategoryMetadata>;
}
