import type { MessagesOf, PluralForms } from "../../../model/messages/messages-of.ts";

/** The words of the tools of reference pages, loaded by reference pages only. */
export const filterEntries = "Filter by name or text";
export const typeOfEntries = "Type";
export const allTypes = "All types";
export const requiredOnly = "Required";
export const sortByName = "Sort A-Z";
export const expandAll = "Expand all";
export const entriesShown = { other: "{shown} of {count}" } satisfies PluralForms;
export const nothingMatches = "Nothing matches.";
export const otherTabMatches = {
  other: "Nothing here matches; the other tab has {count}.",
} satisfies PluralForms;
export const copied = (text: string): string => `Copied ${text}`;

/** Type of the namespace `tools` of a site's own messages. */
export type ToolsMessages = MessagesOf<typeof import("./tools-messages.ts")>;
