import type { MessagesOf } from "../../../model/messages/messages-of.ts";

export const wrongBase = (configured: string, actual: string): string =>
  `This site did not load properly. Configured baseUrl: ${configured} Suggested baseUrl: ${actual}`;
export const incomplete =
  "Some parts of this page could not be loaded. You can read it, but search and menus may not work.";
export const closeIncomplete = "Close this message";

export type WrongBaseMessages = MessagesOf<typeof import("./wrong-base-messages.ts")>;
