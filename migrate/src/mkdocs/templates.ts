import { escapeRegExp } from "../../../src/model/text/escape-reg-exp.ts";
import { matchesOutsideCode } from "../text/code-ranges.ts";
import { applyEdits, getEdits } from "../text/edits.ts";
import type { JsonRecord } from "../text/values.ts";

/** Configuration of the `macros` plugin. */
export interface Macros {
  /** Whether the site uses the plugin. */
  hasMacros: boolean;
  variables: JsonRecord;
  /** The standard delimiters (`{{`, `}}`, `{%`, `%}`) by those of the site, if they may differ. */
  delimiters?: ReadonlyMap<string, string>;
}

const rawBlock = /\{%-?[ \t]*raw[ \t]*-?%\}([\s\S]*?)\{%-?[ \t]*endraw[ \t]*-?%\}/g;

const maskCharacters = new Map([
  ["{", "\uE000"],
  ["}", "\uE001"],
  ["%", "\uE002"],
]);

/**
 * Writes all templates with the standard delimiters. Delimiters that are plain text (those within
 * `{% raw %}`, and standard ones that the site has replaced) are masked until `unmaskDelimiters`.
 */
export function maskLiteralDelimiters(text: string, { hasMacros, delimiters }: Macros): string {
  const standard = delimiters ? standardizeDelimiters(text, delimiters) : text;
  // Templates are evaluated before Markdown is read, so code contains them, too.
  const blocks = hasMacros
    ? [...standard.matchAll(rawBlock)]
    : matchesOutsideCode(standard, rawBlock);
  return applyEdits(
    standard,
    getEdits(blocks, ([, inner = ""]) => mask(inner)),
  ).text;
}

function standardizeDelimiters(text: string, delimiters: ReadonlyMap<string, string>): string {
  // The longest first: `-{{%` begins with `-{{`.
  const all = [...delimiters].flat().sort((a, b) => b.length - a.length);
  return text.replace(
    new RegExp(all.map(escapeRegExp).join("|"), "g"),
    (found) => delimiters.get(found) ?? mask(found),
  );
}

function mask(text: string): string {
  return text.replace(/\{\{|\}\}|\{%|%\}/g, (delimiter) =>
    [...delimiter].map((character) => maskCharacters.get(character) ?? character).join(""),
  );
}

export function unmaskDelimiters(maskedText: string): string {
  return [...maskCharacters].reduce(
    (text, [character, masked]) => text.replaceAll(masked, character),
    maskedText,
  );
}
