import { nameToEmoji } from "gemoji";
import { matchesOutsideCode } from "./code-ranges.ts";
import { applyEdits } from "./edits.ts";

export function getEmoji(shortcode: string): string | undefined {
  const name = shortcode.slice(1, -1);
  return Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined;
}

/** Replaces known codes such as `:rocket:` outside of code. */
export function convertEmoji(text: string): string {
  const edits = matchesOutsideCode(text, /(?<![\w:]):[\w+-]+:(?![\w:])/g).flatMap(
    ({ index, 0: code }) => {
      const sign = getEmoji(code);
      return sign === undefined ? [] : [{ start: index, end: index + code.length, text: sign }];
    },
  );
  return applyEdits(text, edits).text;
}

/** The code of an icon of MkDocs Material, such as `:octicons-arrow-right-24:`. */
export const materialIcon = /:(?:material|octicons|fontawesome|simple)-[\w-]+:/;
