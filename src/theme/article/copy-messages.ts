/** What the button that copies a page says. Beside the others (`messages.ts`) every page would load it. */
export const copied = "Copied";
export const pageCopied = "Page copied as Markdown";
export const refused = "Not copied: open the Markdown and copy it there";
