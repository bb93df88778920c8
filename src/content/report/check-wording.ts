import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { escapeRegExp } from "../../model/text/escape-reg-exp.ts";
import { reportRules } from "../rules/report-rules.ts";
import { getLocation, maskMarkup } from "./locate-in-source.ts";
import { readTwoColumns, type SiteList } from "./site-list.ts";

interface Wording {
  avoid: string;
  use: string;
}

export interface WrittenText {
  file: string;
  source: string;
}

export function readWordings(list: SiteList): { wordings: Wording[]; diagnostics: Diagnostic[] } {
  const { lines, diagnostics } = readTwoColumns(
    list,
    "a word to avoid, a tab, and the word to use",
  );
  return { wordings: lines.map(([avoid, use]) => ({ avoid, use })), diagnostics };
}

/** Ignores the case of the first letter, unless a wording and its replacement differ only in case. */
export function checkWording(
  texts: readonly WrittenText[],
  wordings: readonly Wording[],
): Diagnostic[] {
  const patterns = wordings.map((wording) => ({ ...wording, pattern: getPattern(wording) }));
  return texts.flatMap(({ file, source }) => {
    const prose = maskMarkup(source);
    return patterns.flatMap(({ pattern, use }) =>
      [...prose.matchAll(pattern)].flatMap(({ index, 0: words }) => {
        // Between the words is code or markup, which `prose` shows as spaces.
        if (!source.startsWith(words, index)) return [];
        const phrase = words.replace(/\s+/g, " ");
        const location = getLocation(file, source, index);
        return diagnose(reportRules["avoided-word"], location, { text: phrase, use });
      }),
    );
  });
}

/** White space within a paragraph. */
const wordGap = "(?:[^\\S\\n]+\\n?|\\n)[^\\S\\n]*";

function getPattern({ avoid, use }: Wording): RegExp {
  const [first = "", ...rest] = avoid;
  const either = `[${first.toLowerCase()}${first.toUpperCase()}]`;
  const sameWord = avoid.toLowerCase() === use.toLowerCase();
  const start = sameWord || !/\p{L}/u.test(first) ? escapeRegExp(first) : either;
  const words = escapeRegExp(rest.join("")).replaceAll(" ", wordGap);
  return new RegExp(`(?<![\\p{L}\\p{N}_-])${start}${words}(?![\\p{L}\\p{N}_-])`, "gu");
}
