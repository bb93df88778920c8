import type { ArticlePage, Body, PageBase, PageSummary, Stored } from "./page-base.ts";
import type { PageLink } from "./sidebar.ts";
import type { TagGroup, TagLink } from "./tag.ts";

export interface Author {
  name: string;
  title: string | null;
  url: string | null;
  image: string | null;
}

export interface PostFacts {
  date: string;
  authors: Author[];
  /** Minutes, at least 1. */
  readingTime: number;
  tags: TagLink[];
  banner: string;
}

export interface PostSummary extends PageSummary, PostFacts {
  /** The text above the truncation marker; null if lists show the description. */
  preview: Body | null;
}

interface FeedLink {
  type: string;
  label: string;
  href: string;
}

export interface BlogLinks {
  title: string;
  home: string;
  archive: string;
  /** Null if no post has a tag. */
  tags: string | null;
  feeds: FeedLink[];
}

interface BlogPage extends PageBase {
  blog: BlogLinks;
}

interface Pagination {
  page: number;
  pages: number;
  newer: string | null;
  older: string | null;
}

export interface BlogListPage extends BlogPage {
  kind: "blog-list";
  posts: PostSummary[];
  pagination: Pagination;
}

export interface BlogPostPage extends ArticlePage, PostFacts {
  kind: "blog-post";
  blog: BlogLinks;
  newer: PageLink | null;
  older: PageLink | null;
}

export interface BlogArchivePage extends BlogPage {
  kind: "blog-archive";
  years: ArchiveYear[];
}

interface ArchiveYear {
  year: string;
  posts: { title: string; href: string; date: string }[];
}

export interface BlogTagsPage extends BlogPage {
  kind: "blog-tags";
  groups: TagGroup[];
}

export interface BlogTagPage extends BlogPage {
  kind: "blog-tag";
  count: number;
  posts: PostSummary[];
  pagination: Pagination;
}

export interface Blog {
  title: string;
  description: string;
  links: BlogLinks;
  /** Newest first, without unlisted posts. */
  posts: Stored<BlogPostPage>[];
}
