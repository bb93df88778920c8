/** Ids of elements of the layout. No element of an article may have them. */
export const layoutIds: ReadonlySet<string> = new Set([
  "main",
  "menu",
  "menu-versions",
  "sidebar",
  "toc",
  "article-body",
  "footnote-label",
  "payload",
  "search-results",
  "subscriber-title",
  "subscriber-text",
]);
