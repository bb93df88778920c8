import type {
  BlogArchivePage,
  BlogListPage,
  BlogPostPage,
  BlogTagPage,
  BlogTagsPage,
} from "./blog-page.ts";
import type { VersionedPage } from "./docs-version.ts";
import type { ArticlePage, PageBase, PageSummary } from "./page-base.ts";
import type { Breadcrumb, PageLink, PageSidebar } from "./sidebar.ts";
import type { TagGroup, TagLink } from "./tag.ts";

export type * from "./blog-page.ts";
export type * from "./page-base.ts";

export interface Question {
  id: string;
  name: string;
  answer: string;
}

export interface DocPage extends ArticlePage, VersionedPage {
  kind: "doc";
  id: string;
  sidebar: PageSidebar | null;
  breadcrumbs: Breadcrumb[];
  previous: PageLink | null;
  next: PageLink | null;
  /** ISO date of the last review. */
  lastReviewed: string | null;
  tags: TagLink[];
  /** Only on pages with `structured_data`. */
  questions?: readonly Question[];
}

interface MarkdownPage extends ArticlePage {
  kind: "markdown";
}

export interface DocTagsPage extends PageBase, VersionedPage {
  kind: "doc-tags";
  groups: TagGroup[];
}

export interface TaggedDoc extends PageSummary {
  /** The first breadcrumbs, such as "Guides / Style guides"; may be empty. */
  section: string;
}

export interface DocTagPage extends PageBase, VersionedPage {
  kind: "doc-tag";
  allTagsHref: string;
  docs: TaggedDoc[];
}

export interface CustomPage extends PageBase {
  kind: "custom";
  /** File name below `pages/`, without extension. */
  component: string;
}

export interface SearchPage extends PageBase {
  kind: "search";
}

export interface NotFoundPage extends PageBase {
  kind: "not-found";
}

/** Whether search engines and lists may contain a page. */
export function isListed({ unlisted, kind }: Pick<Page, "unlisted" | "kind">): boolean {
  return !unlisted && kind !== "not-found";
}

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
  | NotFoundPage;
