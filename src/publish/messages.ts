import type { MessagesOf } from "../model/messages/messages-of.ts";

/** The words of the files beside the pages. `{name}` stands for a value. */
export const pageMoved = "This page has moved";
export const pageMovedTo = "This page has moved to {address}.";
export const figure = "Figure: {caption}";
export const source = "Source: {address}";
export const completeTexts = "Complete texts";
export const offlineTitle = "No network";
export const offlineText =
  "The page is not stored on this device, because it was not opened before. These pages are:";

/** Type of the namespace `publish` of a site's own messages. */
export type PublishMessages = MessagesOf<typeof import("./messages.ts")>;
