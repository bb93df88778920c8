import { escapeRegExp } from "../../../src/model/text/escape-reg-exp.ts";
import { matchesOutsideCode } from "../text/code-ranges.ts";
import { applyEdits, getEdits } from "../text/edits.ts";
import type { JsonRecord } from "../text/values.ts";

/** What the plugin macros knows. */
export interface Macros {
  /** Whether the site uses the plugin. */
  hasMacros: boolean;
  variables: JsonRecord;
  /** Marks that the site uses instead of `{{`, `}}`, `{%` and `%}`. */
  marks?: readonly (readonly [own: string, standard: string])[];
}

const rawBlock = /\{%-?[ \t]*raw[ \t]*-?%\}([\s\S]*?)\{%-?[ \t]*endraw[ \t]*-?%\}/g;

const hiddenCharacters = new Map([
  ["{", "\uE000"],
  ["}", "\uE001"],
  ["%", "\uE002"],
]);

/**
 * Writes all templates with the standard marks. Other characters replace braces that are text, until
 * `showTemplateText`: those within `{% raw %}`, and standard marks if the site has its own.
 */
export function hideTemplateText(text: string, { hasMacros, marks = [] }: Macros): string {
  const standard =
    marks.length === 0
      ? text
      : marks.reduce(
          (all, [marker, mark]) =>
            all.replaceAll(new RegExp(escapeRegExp(marker), "g"), () => mark),
          hideStandardMarks(text, marks),
        );
  // Templates are evaluated before Markdown is read, so code contains them, too.
  const blocks = hasMacros
    ? [...standard.matchAll(rawBlock)]
    : matchesOutsideCode(standard, rawBlock);
  return applyEdits(
    standard,
    getEdits(blocks, ([, inner = ""]) => hide(inner)),
  ).text;
}

function hideStandardMarks(text: string, marks: Macros["marks"] = []): string {
  const markers = marks.map(([mark]) => escapeRegExp(mark)).join("|");
  return text.replace(new RegExp(`(${markers})|\\{\\{|\\}\\}|\\{%|%\\}`, "g"), (mark, ownMark) =>
    ownMark === undefined ? hide(mark) : mark,
  );
}

function hide(text: string): string {
  return text.replace(/\{\{|\}\}|\{%|%\}/g, (mark) =>
    [...mark].map((text) => hiddenCharacters.get(text) ?? text).join(""),
  );
}

export function showTemplateText(text: string): string {
  return [...hiddenCharacters].reduce(
    (shown, [text, hidden]) => shown.replaceAll(hidden, text),
    text,
  );
}
