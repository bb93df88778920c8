import type { MessagesOf } from "../../model/messages/messages-of.ts";

/** The words of numbered lines of code, loaded when a reader comes to a block. */
export const line = (number: number): string => `Line ${number}`;
/** Announced when the address of the page leads to lines. Both numbers are the same for one line. */
export const linesMarked = (first: number, last: number): string =>
  first === last
    ? `The address leads to line ${first}`
    : `The address leads to lines ${first} to ${last}`;

/** Type of the namespace `line` of a site's own messages. */
export type LineMessages = MessagesOf<typeof import("./line-messages.ts")>;
