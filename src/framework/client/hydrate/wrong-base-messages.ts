import type { MessagesOf } from "../../../model/messages/messages-of.ts";

/** The words of a page that lies under another path than the one it was built for. */
export const wrongBase = (configured: string, actual: string): string =>
  `This site did not load properly. Configured baseUrl: ${configured} Suggested baseUrl: ${actual}`;

/** Type of the namespace `wrong-base` of a site's own messages. */
export type WrongBaseMessages = MessagesOf<typeof import("./wrong-base-messages.ts")>;
