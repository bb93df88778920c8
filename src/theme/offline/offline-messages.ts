import type { MessagesOf } from "../../model/messages/messages-of.ts";

/** `age` is a phrase such as `3 days ago`, or empty if the device's clock cannot be right. */
export const savedPageFrom = (age: string, date: string): string =>
  `The network does not respond. This is a saved copy of the page${age && ` from ${age}`} (${date}).`;

export const savedPageWithoutDate =
  "The network does not respond. This is a saved copy of the page.";

export type OfflineMessages = MessagesOf<typeof import("./offline-messages.ts")>;
