import type { MessagesOf } from "../../../model/messages/messages-of.ts";

/** The words of a page that lies under another path than it was built for, or lacks scripts. */
export const wrongBase = (configured: string, actual: string): string =>
  `This site did not load properly. Configured baseUrl: ${configured} Suggested baseUrl: ${actual}`;
export const incomplete =
  "Some parts of this page could not be loaded. You can read it, but search and menus may not work.";
export const closeIncomplete = "Close this message";

/** Type of the namespace `wrong-base` of a site's own messages. */
export type WrongBaseMessages = MessagesOf<typeof import("./wrong-base-messages.ts")>;
