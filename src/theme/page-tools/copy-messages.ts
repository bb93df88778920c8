import type { MessagesOf } from "../../model/messages/messages-of.ts";

/** What is said after a reader has copied something or answered the question; loaded with `page-actions.ts`. */
export const copied = "Copied";
export const pageCopied = "Page copied as Markdown";
export const linkCopied = "Link copied";
export const refused = "Not copied: open the Markdown and copy it there";
export const thanks = "Thank you.";
/** By the name of the answer. */
export const more = { yes: "What helped?", no: "What is missing?" } as const;

/** Type of the namespace `copy` of a site's own messages. */
export type CopyMessages = MessagesOf<typeof import("./copy-messages.ts")>;
