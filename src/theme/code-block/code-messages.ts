import type { MessagesOf } from "../../model/messages/messages-of.ts";

/** The words of the buttons of code blocks, loaded by pages with code only. */
export const copyCode = "Copy code";
export const codeCopied = "Code copied";
export const copyRefused =
  "The browser refuses to copy. The code is selected: press Ctrl+C, or ⌘C on a Mac.";
export const wrapLines = "Wrap long lines";
export const downloadFile = (name: string): string => `Download ${name}`;
export const codeBlock = (name: string): string => `Code: ${name}`;

/** Type of the namespace `code` of a site's own messages. */
export type CodeMessages = MessagesOf<typeof import("./code-messages.ts")>;
