/** Components that MDX files may use without importing them. */
export const componentNames = [
  "Card",
  "CardGroup",
  "CardList",
  "CCLicense",
  "CenterLayout",
  "Course",
  "FileTree",
  "Grid",
  "Steps",
  "TabItem",
  "Tabs",
  "Term",
  "VersionBadge",
] as const;
