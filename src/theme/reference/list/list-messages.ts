import type { MessagesOf, PluralForms } from "../../../model/messages/messages-of.ts";

export const filterRows = "Filter";
export const filterInputs = "Filter by name, service, type, or default";
export const filterQuestions = "Filter questions and answers";
export const filterServices = "Filter services";
export const filterSections = "Filter the entries";
export const filterPages = "Filter pages";
export const filterModules = "Filter by module, input, or output";
export const allRows = "All";
export const rowsShown = { other: "{shown} of {count}" } satisfies PluralForms;
export const nothingMatches = "Nothing matches.";
export const clearFilter = "Clear the filter";
export const expandAll = "Expand all";
export const collapseAll = "Collapse all";
export const fieldService = "Service";
export const fieldKind = "Change";
export const fieldBreaking = "Effect";
export const onlyBreaking = "Breaking";
export const notBreaking = "Not breaking";
export const fieldFrom = "From";
export const fieldTo = "To";
export const afterVersion = (version: string): string => `After ${version}`;
export const upToVersion = (version: string): string => `Up to ${version}`;
export const fieldRepository = "Repository";
export const fieldType = "Type";

export type ListMessages = MessagesOf<typeof import("./list-messages.ts")>;
