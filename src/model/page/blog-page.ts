import type { ArticlePage, Body, PageBase, PageSummary, Stored } from "./page-base.ts";
import type { PageLink } from "./sidebar.ts";
import type { TagGroup, TagLink } from "./tag.ts";

export interface Author {
  name: string;
  title: string | null;
  url: string | null;
  /** Address of a square picture. */
  image: string | null;
}

/** Facts about a post, in lists and above its text. */
export interface PostFacts {
  /** ISO date. */
  date: string;
  authors: Author[];
  /** Minutes, at least 1. */
  readingTime: number;
  tags: TagLink[];
  /** SVG without a meaning of its own. */
  banner: string;
}

/** A post in a list. */
export interface PostSummary extends PageSummary, PostFacts {
  /** The text above the truncation marker; null without one, where lists show the description. */
  preview: Body | null;
}

/** A feed that readers subscribe to. */
export interface FeedLink {
  /** Media type. */
  type: string;
  label: string;
  href: string;
}

/** What all pages of a blog have in common: its title and the addresses of its lists. */
export interface BlogLinks {
  title: string;
  home: string;
  archive: string;
  /** Null where no post has a tag. */
  tags: string | null;
  feeds: FeedLink[];
}

interface BlogPage extends PageBase {
  blog: BlogLinks;
}

/** A part of a long list. */
export interface Pagination {
  /** From 1. */
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

/** All posts by year. */
export interface BlogArchivePage extends BlogPage {
  kind: "blog-archive";
  years: ArchiveYear[];
}

export interface ArchiveYear {
  year: string;
  posts: { title: string; href: string; date: string }[];
}

/** The list of all tags of the blog. */
export interface BlogTagsPage extends BlogPage {
  kind: "blog-tags";
  groups: TagGroup[];
}

/** The posts that carry a tag. */
export interface BlogTagPage extends BlogPage {
  kind: "blog-tag";
  /** Number of all posts with the tag; a page shows some of them. */
  count: number;
  posts: PostSummary[];
  pagination: Pagination;
}

/** The part of a blog that feeds contain. */
export interface Blog {
  title: string;
  description: string;
  links: BlogLinks;
  /** Newest first, without unlisted ones. */
  posts: Stored<BlogPostPage>[];
}
