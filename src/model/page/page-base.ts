import type { ServiceMapCategory } from "../reference/connection.ts";
import type { CatalogRelease, LibraryGroup, LibraryModuleView } from "../reference/library.ts";
import type { InputLetter, ReferenceLink, ServiceReference } from "../reference/reference.ts";
import type { Route } from "../url/route.ts";

/** `html` is the escaped content of the heading. */
export interface TocEntry {
  id: string;
  level: number;
  html: string;
  children: TocEntry[];
}

/** `mdx` is a function body from satteri that runs with React's JSX runtime. */
export type ArticleText = { kind: "html"; html: string } | { kind: "mdx"; code: string };

/** Which sections of a page are collapsed: those whose heading is a question, or the innermost ones. */
export type FoldedHeadings = "questions" | "sections";

/** The text of a page, optionally with data that the theme renders around it. */
export type Body =
  | ArticleText
  | { kind: "reference"; text: ArticleText; reference: ServiceReference }
  /** `list` contains the collapsed sections. Its root has an id of `foldedListIds`. */
  | { kind: "folded"; sections: FoldedHeadings; text: ArticleText; list: ArticleText }
  | { kind: "input-index"; text: ArticleText; locale: string; letters: InputLetter[] }
  | { kind: "catalog-changes"; text: ArticleText; locale: string; releases: CatalogRelease[] }
  | { kind: "service-map"; text: ArticleText; locale: string; categories: ServiceMapCategory[] }
  | { kind: "library-index"; text: ArticleText; locale: string; groups: LibraryGroup[] }
  | {
      kind: "library-modules";
      text: ArticleText;
      modules: LibraryModuleView[];
      services: ReferenceLink[];
    };

/** Key of an article in the cache: the articles of a large site do not fit into memory. */
export interface StoredBody {
  kind: "stored";
  /** A hash of the content. */
  key: string;
}

/** A page whose article may be in the cache. */
export type Stored<P> = P extends { body: Body }
  ? Omit<P, "body"> & { body: Body | StoredBody }
  : P;

/** A decoded anchor and its new address. */
export type MovedAnchor = readonly [anchor: string, href: string];

export interface PageBase {
  /** Without base URL. */
  route: Route;
  /** For a generated page, the theme makes the heading from it. */
  title: string;
  description: string;
  keywords: string[];
  /** Other names by which the search finds the page. */
  otherNames: string[];
  /** Address of the preview image. */
  image: string | null;
  /** Reachable, but hidden from search engines. */
  unlisted: boolean;
  /** Absent if no anchor of the page has moved. */
  movedAnchors?: readonly MovedAnchor[];
  /** Paths of links that lead to no page: to a redirect, static HTML, or nothing. Absent if none. */
  documentLinks?: readonly string[];
}

export interface ArticlePage extends PageBase {
  body: Body;
  toc: TocEntry[];
  hideTitle: boolean;
  hideToc: boolean;
  /** ISO date of the last commit that changed its source. */
  lastUpdated: string | null;
  editUrl: string | null;
}

export interface PageSummary {
  title: string;
  description: string;
  href: string;
}
