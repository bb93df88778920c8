import type { MessagesOf } from "../model/messages/messages-of.ts";

/** The words of articles and generated pages. `{name}` is replaced by a value. */
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
/** Opens the boxes of an architecture picture as a list. */
export const boxesAsList = "The boxes as a list";
/** Text alternative of a plot. */
export const plotOf = "{title}. The numbers are in the table: {headers}";
/** The version `current` and the blog, where the configuration has no title for them. */
export const currentVersion = "Next";
export const blogTitle = "Blog";
export const tagsTitle = "Tags";
export const archiveTitle = "Archive";
export const searchTitle = "Search";
/** What changed on a page, where the message of a commit does not say it. */
export const pageAdded = "Page added";
export const pageMoved = "Page moved";
export const pageEdited = "Page edited";
export const sectionsAdded = "Sections added: {sections}";
export const sectionsChanged = "Sections changed: {sections}";
export const sectionsRemoved = "Sections removed: {sections}";
export const changesTitle = "Changes";
export const changesOf = "Changes: {subject}";
export const changesDescription = "What changed on the pages of {site}, week by week.";
export const allAreas = "All";
export const notFoundTitle = "Page not found";
export const notFoundDescription = "There is no page at this address.";

/** Type of the namespace `content` of a site's own messages. */
export type ContentMessages = MessagesOf<typeof import("./messages.ts")>;
