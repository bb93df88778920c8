/** Components that MDX files may use without importing them. */
export const componentNames = ["CardGroup", "Card", "Tabs", "TabItem"] as const;
