import { nameToEmoji } from "gemoji";
import { replaceOutsideCode } from "./code-ranges.ts";

export function getEmoji(shortcode: string): string | undefined {
  const name = shortcode.slice(1, -1);
  return Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined;
}

/** Replaces known codes such as `:rocket:` outside of code. */
export function convertEmoji(text: string): string {
  return replaceOutsideCode(text, /(?<![\w:]):[\w+-]+:(?![\w:])/g, ([code]) => getEmoji(code));
}

/** The sets of icons of MkDocs Material, as the source of a regular expression. */
export const materialIconSets = "(?:material|octicons|fontawesome|simple)";

/** The code of an icon of MkDocs Material, such as `:octicons-arrow-right-24:`. */
export const materialIcon = new RegExp(`:${materialIconSets}-[\\w-]+:`);
