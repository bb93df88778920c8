import type { MessagesOf } from "../../model/messages/messages-of.ts";

export const copyCode = "Copy code";
export const codeCopied = "Code copied";
export const copyRefused =
  "The browser blocked copying. The code is selected: press Ctrl+C, or ⌘C on a Mac.";
export const wrapLines = "Wrap long lines";
export const downloadFile = (name: string): string => `Download ${name}`;
export const codeBlock = (name: string): string => `Code: ${name}`;
export const line = (number: number): string => `Line ${number}`;
/** For a single line, both numbers are equal. */
export const linesMarked = (first: number, last: number): string =>
  first === last ? `The URL links to line ${first}` : `The URL links to lines ${first} to ${last}`;

export type CodeMessages = MessagesOf<typeof import("./code-messages.ts")>;
