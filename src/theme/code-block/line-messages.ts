import type { MessagesOf } from "../../model/messages/messages-of.ts";

export const line = (number: number): string => `Line ${number}`;
/** For a single line, both numbers are equal. */
export const linesMarked = (first: number, last: number): string =>
  first === last
    ? `The address leads to line ${first}`
    : `The address leads to lines ${first} to ${last}`;

export type LineMessages = MessagesOf<typeof import("./line-messages.ts")>;
