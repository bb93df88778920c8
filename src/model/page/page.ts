import type {
  BlogArchivePage,
  BlogListPage,
  BlogPostPage,
  BlogTagPage,
  BlogTagsPage,
} from "./blog-page.ts";
import type { ChangesPage } from "./changes-page.ts";
import type { VersionedPage } from "./docs-version.ts";
import type { ArticlePage, PageBase, PageSummary } from "./page-base.ts";
import type { Breadcrumb, PageLink, PageSidebar } from "./sidebar.ts";
import type { TagGroup, TagLink } from "./tag.ts";

export type * from "./blog-page.ts";
export type * from "./page-base.ts";

/** A question that a page answers. */
export interface Question {
  /** Id of its heading. */
  id: string;
  name: string;
  /** Plain markup; links have the addresses that they have on the page. */
  answer: string;
}

/** A page of the docs. */
export interface DocPage extends ArticlePage, VersionedPage {
  kind: "doc";
  id: string;
  sidebar: PageSidebar | null;
  breadcrumbs: Breadcrumb[];
  previous: PageLink | null;
  next: PageLink | null;
  /** ISO date on which the page's text and commands were last reviewed, or null. */
  lastReviewed: string | null;
  tags: TagLink[];
  /** What it answers, for search engines; only on pages that ask for it. */
  questions?: readonly Question[];
}

/** A page made from a Markdown or MDX file of the site's `pages/` folder. */
export interface MarkdownPage extends ArticlePage {
  kind: "markdown";
}

/** The list of all tags of the docs. */
export interface DocTagsPage extends PageBase, VersionedPage {
  kind: "doc-tags";
  groups: TagGroup[];
}

/** A page in the list of a tag. */
export interface TaggedDoc extends PageSummary {
  /** The first steps of the way to it, such as "Guides / Style guides"; empty for a page without a way. */
  area: string;
}

/** The docs that carry a tag. */
export interface DocTagPage extends PageBase, VersionedPage {
  kind: "doc-tag";
  /** Address of the list of all tags. */
  allTags: string;
  docs: TaggedDoc[];
}

/** A page rendered by a component of the site's `pages/` folder. */
export interface CustomPage extends PageBase {
  kind: "custom";
  /** File name below `pages/`, without extension. */
  component: string;
}

/** The page with all results of a search. */
export interface SearchPage extends PageBase {
  kind: "search";
}

/** The page for unknown addresses. */
export interface NotFoundPage extends PageBase {
  kind: "not-found";
}

/** Whether search engines and other programs may list a page. */
export function isListed({ unlisted, kind }: Pick<Page, "unlisted" | "kind">): boolean {
  return !unlisted && kind !== "not-found";
}

/** Whether a page has a sidebar. */
export function hasSidebar(page: Page): boolean {
  return page.kind === "doc" && page.sidebar !== null;
}

export type Page =
  | DocPage
  | DocTagsPage
  | DocTagPage
  | BlogListPage
  | BlogPostPage
  | BlogArchivePage
  | BlogTagsPage
  | BlogTagPage
  | MarkdownPage
  | CustomPage
  | SearchPage
  | ChangesPage
  | NotFoundPage;
