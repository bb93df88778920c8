import type { MessagesOf } from "../../model/messages/messages-of.ts";

export const notice = "About this page";
export const pageChanged = "This page has changed since you opened it.";
export const pageRemoved =
  "This page is no longer part of the site. What it says may be out of date.";
export const reload = "Reload";
export const closeNotice = "Close this note";

export type NoticeMessages = MessagesOf<typeof import("./notice-messages.ts")>;
