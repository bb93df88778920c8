import type { Page } from "../../model/page/page.ts";

/** Class of `<html>` by kind of page, for style sheets and search crawlers. */
const classes: Record<Page["kind"], string> = {
  doc: "docs-doc-page",
  "doc-tags": "docs-tags-list-page",
  "doc-tag": "docs-tags-doc-list-page",
  "blog-list": "blog-list-page",
  "blog-post": "blog-post-page",
  "blog-archive": "blog-archive-page",
  "blog-tags": "blog-tags-list-page",
  "blog-tag": "blog-tags-post-list-page",
  markdown: "mdx-page",
  custom: "custom-page",
  search: "search-page-wrapper",
  "not-found": "not-found-page",
};

export function getPageClass({ kind }: Page): string {
  return classes[kind];
}
