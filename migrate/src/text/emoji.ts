import { nameToEmoji } from "gemoji";
import { replaceOutsideCode } from "./code-ranges.ts";

export function getEmoji(shortcode: string): string | undefined {
  const name = shortcode.slice(1, -1);
  return Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined;
}

/** A code such as `:rocket:` or `:+1:`, which may be unknown. */
export const emojiCode = /(?<![\w:]):[\w+-]+:(?![\w:])/g;

/** Replaces known codes outside of code. */
export function convertEmoji(text: string): string {
  return replaceOutsideCode(text, emojiCode, ([code]) => getEmoji(code));
}

/** The sets of icons of MkDocs Material, as the source of a regular expression. */
export const materialIconSets = "(?:material|octicons|fontawesome|simple)";

/** The code of an icon of MkDocs Material, such as `:octicons-arrow-right-24:`. */
export const materialIcon = new RegExp(`:${materialIconSets}-[\\w-]+:`);
