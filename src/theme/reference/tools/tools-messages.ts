import type { MessagesOf, PluralForms } from "../../../model/messages/messages-of.ts";

export const filterEntries = "Filter by name or text";
export const moreTools = "Filters";
export const typeOfEntries = "Type";
export const allTypes = "All types";
export const requiredOnly = "Required";
export const optionalOnly = "Optional";
export const changedIn = (version: string): string => `Changed in ${version}`;
export const sortByName = "Sort A-Z";
export const expandAll = "Expand all";
export const collapseAll = "Collapse all";
export const versionOfPage = "Version";
export const atVersion = (version: string): string => `Version ${version}`;
export const entriesShown = { other: "{shown} of {count}" } satisfies PluralForms;
export const nothingMatches = "Nothing matches.";
export const showOtherTab = (tab: string): string => `Show ${tab}`;
export const clearFilter = "Clear the filter";
export const copied = (text: string): string => `Copied ${text}`;

export type ToolsMessages = MessagesOf<typeof import("./tools-messages.ts")>;
