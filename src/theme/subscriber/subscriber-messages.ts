import type { MessagesOf } from "../../model/messages/messages-of.ts";

export const subscribersOnly = (subscription: string): string =>
  `For ${subscription && `${subscription} `}Subscribers Only`;
export const privateRepository = (name: string, subscription: string): string =>
  `This link leads to the private ${name} repository visible only to ${subscription && `${subscription} `}subscribers; everyone else will see a 404.`;
export const doNotWarnAgain = "Don't warn me again";
export const cancel = "Cancel";
export const continueTo = (host: string): string => `Continue to ${host}`;

export type SubscriberMessages = MessagesOf<typeof import("./subscriber-messages.ts")>;
