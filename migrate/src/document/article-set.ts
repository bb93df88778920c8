import type { LocalFinding, SourceFormat } from "./prepare.ts";

/** A folder of Markdown files of the old site, and where it goes. */
export interface ArticleSet {
  kind: "docs" | "blog" | "pages";
  /** Absolute path of the old folder. */
  root: string;
  /** Folders whose files take the place of those in `root`, as translations do; the first one wins. */
  overlays: readonly string[];
  /** Folder of the new site. */
  folder: string;
  /** Folder below `folder` that holds the files; empty or with a slash at its end. */
  prefix: string;
  /** Route of the old folder. */
  oldRoute: string;
  /** Route of `folder` in the new site. */
  route: string;
  /** How a file is read. */
  formatOf(path: string): SourceFormat;
  /** Whether numbers at the start of names are no part of addresses. */
  stripsNumbers: boolean;
  /** Names, in lower case, that make a file the page of its folder. Default: those of Docusaurus. */
  indexNames?: readonly string[];
  /** Converts what no Markdown is, before anything else. */
  convertSyntax?: (body: string, path: string) => ConvertedSyntax;
  /** Whether a file is no page, though its name is that of one: others can still include it. Default: none is. */
  isExcluded?: ((path: string) => boolean) | undefined;
  /** Name of the version; `current` where there is one alone. */
  version: string;
}

/** A body in Markdown, in place of a dialect. */
export interface ConvertedSyntax {
  body: string;
  /** Whether it holds components now. */
  needsMdx: boolean;
  findings: LocalFinding[];
}
