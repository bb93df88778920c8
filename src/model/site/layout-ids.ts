/** Ids that the layout gives its own elements: no text of a page may have them. */
export const layoutIds: ReadonlySet<string> = new Set([
  "main",
  "menu",
  "menu-versions",
  "sidebar",
  "article-body",
  "footnote-label",
  "payload",
  "search-results",
  "subscriber-title",
  "subscriber-text",
]);
