import type { MessagesOf } from "../model/messages/messages-of.ts";

// `{name}` is replaced by a value.

export const pageMoved = "This page has moved";
export const pageMovedTo = "This page has moved to {address}.";
export const figure = "Figure: {caption}";
export const source = "Source: {address}";
export const completeTexts = "Complete texts";
export const offlineTitle = "No network";
export const offlineText =
  "The page is not stored on this device, because it was not opened before. These pages are:";

export type PublishMessages = MessagesOf<typeof import("./messages.ts")>;
