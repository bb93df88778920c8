/** Of the lists whose items open one by one. */
export const foldedListIds = { questions: "questions", sections: "folded-sections" } as const;

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
