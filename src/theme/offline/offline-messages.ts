import type { MessagesOf } from "../../model/messages/messages-of.ts";

/** `age` is empty if the device's clock is wrong. */
export const storedPage = (age: string, date: string): string =>
  `The network does not answer. This is a stored copy of the page${age && ` from ${age}`} (${date}).`;

export const storedPageOfUnknownAge =
  "The network does not answer. This is a stored copy of the page.";

export type OfflineMessages = MessagesOf<typeof import("./offline-messages.ts")>;
