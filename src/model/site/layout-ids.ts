/** Ids of layout elements, which articles cannot use. */
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
