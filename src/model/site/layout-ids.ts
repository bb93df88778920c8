/** Ids of the lists of collapsed sections. */
export const foldedListIds = { questions: "questions", sections: "folded-sections" } as const;

/** Id of the text of a page that shows its source. The anchors of its headings are not known. */
export const sourceArticleId = "page-source";

/** Ids of layout elements, which articles cannot use. */
export const layoutIds: ReadonlySet<string> = new Set([
  "main",
  "menu",
  "menu-versions",
  "sidebar",
  "toc",
  "article-body",
  foldedListIds.sections,
  "footnote-label",
  "payload",
  "search-results",
  "subscriber-title",
  "subscriber-text",
]);
