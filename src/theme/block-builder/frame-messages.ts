import type { MessagesOf } from "../../model/messages/messages-of.ts";

export const formOf = (title: string): string => `Configure ${title}`;
export const close = "Close";
export const loadingForm = "Loading the form…";

export type FrameMessages = MessagesOf<typeof import("./frame-messages.ts")>;
