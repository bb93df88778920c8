import type { MessagesOf } from "../../model/messages/messages-of.ts";

/** The words of pages that are read without network. */

/** @param age "3 hours ago"; empty where the clock of the device is wrong. @param date with time. */
export const storedPage = (age: string, date: string): string =>
  `The network does not answer. This is a stored copy of the page${age && ` from ${age}`} (${date}).`;

/** The same where the host did not say when it sent the page. */
export const storedPageOfUnknownAge =
  "The network does not answer. This is a stored copy of the page.";

/** Type of the namespace `offline` of a site's own messages. */
export type OfflineMessages = MessagesOf<typeof import("./offline-messages.ts")>;
