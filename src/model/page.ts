import type { Route } from "./route.ts";
import type { Breadcrumb, PageLink, PageSidebar } from "./sidebar.ts";
import type { TagGroup, TagLink } from "./tag.ts";

/** An entry of the table of contents; `html` is the heading's inline content, already escaped. */
export interface TocEntry {
  id: string;
  level: number;
  html: string;
  children: TocEntry[];
}

/**
 * The article. `html` is finished markup; `mdx` is the function body that satteri compiled,
 * to be run with React's JSX runtime and the registered components.
 */
export type Body = { kind: "html"; html: string } | { kind: "mdx"; code: string };

interface PageBase {
  /** Address inside the site, without base URL. */
  route: Route;
  /** Of a page without a file: its subject, of which the theme makes the heading. */
  title: string;
  description: string;
  keywords: string[];
  /** Address of the picture for link previews, or null. */
  image: string | null;
  /** True: reachable but not for search engines. */
  unlisted: boolean;
}

/** What all pages made from Markdown or MDX have. */
export interface ArticlePage extends PageBase {
  body: Body;
  toc: TocEntry[];
  hideTitle: boolean;
  hideToc: boolean;
}

/** A page of the docs. */
export interface DocPage extends ArticlePage {
  kind: "doc";
  id: string;
  sidebar: PageSidebar | null;
  breadcrumbs: Breadcrumb[];
  previous: PageLink | null;
  next: PageLink | null;
  /** ISO date on which the page's text and commands were last reviewed, or null. */
  lastReviewed: string | null;
  tags: TagLink[];
}

/** A page made from a Markdown or MDX file of the site's `pages/` folder. */
export interface MarkdownPage extends ArticlePage {
  kind: "markdown";
}

/** The list of all tags of the docs. */
export interface DocTagsPage extends PageBase {
  kind: "doc-tags";
  groups: TagGroup[];
}

/** The docs that carry a tag. */
export interface DocTagPage extends PageBase {
  kind: "doc-tag";
  /** Address of the list of all tags. */
  allTags: string;
  docs: PageSummary[];
}

/** A page as an entry of a list. */
export interface PageSummary {
  title: string;
  description: string;
  href: string;
}

/** A page drawn by a component of the site's `pages/` folder. */
export interface CustomPage extends PageBase {
  kind: "custom";
  /** File name below `pages/`, without extension. */
  component: string;
}

/** The page for unknown addresses. */
export interface NotFoundPage extends PageBase {
  kind: "not-found";
}

export type Page = DocPage | DocTagsPage | DocTagPage | MarkdownPage | CustomPage | NotFoundPage;
