/** Components that MDX files may use without importing them. */
export const componentNames = [
  "Bad",
  "Card",
  "CardGroup",
  "CardList",
  "CCLicense",
  "CenterLayout",
  "Compare",
  "Course",
  "FileTree",
  "Good",
  "Grid",
  "Steps",
  "TabItem",
  "Tabs",
  "Term",
  "UpgradePlanner",
  "VersionBadge",
] as const;

/** Those that may stand in a sentence. */
export const sentenceComponents: ReadonlySet<string> = new Set(["Term"]);
