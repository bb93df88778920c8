import type { MessagesOf } from "../model/messages/messages-of.ts";

export const admonitions = {
  note: "Note",
  tip: "Tip",
  info: "Info",
  warning: "Warning",
  danger: "Danger",
  caution: "Caution",
  important: "Important",
  secondary: "Note",
  success: "Success",
} as const;
export const directLink = "Direct link to {heading}";
export const footnotes = "Footnotes";
export const backToReference = "Back to reference {number}";
export const taskDone = "Done";
export const taskOpen = "Not done";
export const table = "Table";
export const tableOf = "Table: {headers}";
export const diagram = "Diagram";
export const boxesAsList = "The boxes as a list";
export const plotOf = "{title}. The numbers are in the table: {headers}";
export const currentVersion = "Next";
/** The text of a generated page that lists no pages. */
export const emptyFolder = "There is no page here yet.";
export const blogTitle = "Blog";
export const tagsTitle = "Tags";
export const archiveTitle = "Archive";
export const searchTitle = "Search";
export const notFoundTitle = "Page not found";
export const notFoundDescription = "There is no page at this address.";

export type ContentMessages = MessagesOf<typeof import("./messages.ts")>;
