import type { MessagesOf } from "../../model/messages/messages-of.ts";

/** `age` is empty if the device's clock is wrong. */
export const storedPage = (age: string, date: string): string =>
  `The network does not respond. This is a saved copy of the page${age && ` from ${age}`} (${date}).`;

export const storedPageOfUnknownAge =
  "The network does not respond. This is a saved copy of the page.";

export type OfflineMessages = MessagesOf<typeof import("./offline-messages.ts")>;
