import type { Route } from "../../model/url/route.ts";
import type { ArticleContents } from "./read-article.ts";

/** A finished page that a writer wrote. */
export interface WrittenPage {
  route: Route;
  /** Relative to the site folder. */
  file: string;
  /** The text of that file. */
  source: string;
  description: string;
  /** True: no page need lead to it. */
  unlisted: boolean;
  contents: ArticleContents;
}

/** A line of the report. */
export interface PageReport {
  route: Route;
  file: string;
  words: number;
  headings: number;
  codeBlocks: number;
  diagrams: number;
  tables: number;
  /** Pages that link to it from their main part. */
  linksIn: number;
  /** Pages and sites that it links to. */
  linksOut: number;
  /** Minutes. */
  readingTime: number;
  /** Rules that have a finding here. */
  flags: string[];
}
