import type { MessagesOf } from "../../model/messages/messages-of.ts";

/** The words of the button that copies a page, loaded when it is pressed. */
export const copied = "Copied";
export const pageCopied = "Page copied as Markdown";
export const linkCopied = "Link copied";
export const refused = "Not copied: open the Markdown and copy it there";

/** Type of the namespace `copy` of a site's own messages. */
export type CopyMessages = MessagesOf<typeof import("./copy-messages.ts")>;
