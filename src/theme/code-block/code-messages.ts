import type { MessagesOf } from "../../model/messages/messages-of.ts";

export const copyCode = "Copy code";
export const codeCopied = "Code copied";
export const copyRefused =
  "The browser refuses to copy. The code is selected: press Ctrl+C, or ⌘C on a Mac.";
export const wrapLines = "Wrap long lines";
export const downloadFile = (name: string): string => `Download ${name}`;
export const codeBlock = (name: string): string => `Code: ${name}`;

export type CodeMessages = MessagesOf<typeof import("./code-messages.ts")>;
