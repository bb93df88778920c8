import type { MessagesOf } from "../../model/messages/messages-of.ts";

/** The words around the form that makes a block, which are there before it. */
export const formOf = (title: string): string => `Configure ${title}`;
export const close = "Close";
export const loadingForm = "Loading the form…";

/** Type of the namespace `frame` of a site's own messages. */
export type FrameMessages = MessagesOf<typeof import("./frame-messages.ts")>;
