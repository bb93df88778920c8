import type { FeedMapCategory } from "../reference/feed.ts";
import type { CatalogRelease, LibraryGroup, LibraryModuleView } from "../reference/library.ts";
import type { InputLetter, ReferenceLink, ServiceReference } from "../reference/reference.ts";
import type { Route } from "../url/route.ts";

/** An entry of the table of contents; `html` is the heading's inline content, already escaped. */
export interface TocEntry {
  id: string;
  level: number;
  html: string;
  children: TocEntry[];
}

/**
 * The text of a writer. `html` is finished markup; `mdx` is the function body that satteri compiled,
 * to be run with React's JSX runtime and the registered components.
 */
export type ArticleText = { kind: "html"; html: string } | { kind: "mdx"; code: string };

/** The article of a page: a text, or a text with data of the catalog that the theme renders. */
export type Body =
  | ArticleText
  | { kind: "reference"; text: ArticleText; reference: ServiceReference }
  | { kind: "input-index"; text: ArticleText; locale: string; letters: InputLetter[] }
  | { kind: "catalog-changes"; text: ArticleText; locale: string; releases: CatalogRelease[] }
  | { kind: "feed-map"; text: ArticleText; locale: string; categories: FeedMapCategory[] }
  | { kind: "library-index"; text: ArticleText; groups: LibraryGroup[] }
  | {
      kind: "library-modules";
      text: ArticleText;
      modules: LibraryModuleView[];
      /** The services that use modules of the repository. */
      services: ReferenceLink[];
    };

/** Stands for an article that lies in a store: those of a large site do not fit into memory. */
export interface StoredBody {
  kind: "stored";
  /** Names the content: two articles with one key are the same. */
  key: string;
}

/** A page whose article may lie in a store until the page is rendered. */
export type Stored<P> = P extends { body: Body }
  ? Omit<P, "body"> & { body: Body | StoredBody }
  : P;

/** An anchor that a page had, decoded, and the finished address it leads to. */
export type MovedAnchor = readonly [anchor: string, href: string];

export interface PageBase {
  /** Address inside the site, without base URL. */
  route: Route;
  /** Of a page without a file: its subject, of which the theme makes the heading. */
  title: string;
  description: string;
  keywords: string[];
  /** What else it is called, for searches. */
  otherNames: string[];
  /** Address of the picture for link previews, or null. */
  image: string | null;
  /** True: reachable but not for search engines. */
  unlisted: boolean;
  /** Where old anchors of the page lead to; pages without any have no list. */
  movedAnchors?: readonly MovedAnchor[];
}

/** What changed on a page. */
export interface PageChange {
  /** ISO date. */
  date: string;
  text: string;
  /** Address of the change in the list of its year; null where no list names it. */
  href: string | null;
}

/** What all pages made from Markdown or MDX have. */
export interface ArticlePage extends PageBase {
  body: Body;
  toc: TocEntry[];
  hideTitle: boolean;
  hideToc: boolean;
  /** ISO date of the last commit that changed its source, or null where it is not known. */
  lastUpdated: string | null;
  /** What changed on it, newest first; empty where that is not known or not wanted. */
  changes: PageChange[];
  /** Address of the list of all changes, where there are any. */
  changesHref: string | null;
  /** Where its source can be changed, or null. */
  editUrl: string | null;
}

/** A page as an entry of a list. */
export interface PageSummary {
  title: string;
  description: string;
  href: string;
}
