import type { MessagesOf } from "../../model/messages/messages-of.ts";

export const copied = "Copied";
export const pageCopied = "Page copied as Markdown";
export const linkCopied = "Link copied";
export const refused = "Not copied: open the Markdown page and copy it there";
export const thanks = "Thank you.";
export const more = { yes: "What helped?", no: "What is missing?" } as const;

export type CopyMessages = MessagesOf<typeof import("./copy-messages.ts")>;
