import type { CategoryMetadata, FrontMatter } from "../../config/front-matter.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";

/** A text with the name under which diagnostics speak of it. */
export interface SourceFile {
  /** Path relative to the site folder. */
  file: string;
  /** Path relative to `content/docs`. */
  path: string;
  /** Without byte order mark, with `\n` at every line end. */
  text: string;
}

/** A Markdown or MDX page as its writer left it. */
export interface DocSource extends SourceFile {
  /** The text with blank lines in place of the front matter, so that positions stay true. */
  body: string;
  frontMatter: FrontMatter;
}

/** All that lies below `content/docs`. */
export interface LoadedContent {
  docs: DocSource[];
  /** Metadata of folders, by path below `content/docs`. */
  categories: Map<string, CategoryMetadata>;
  /** Every file below `content/docs`, pages or not. */
  files: string[];
  diagnostics: Diagnostic[];
}
