import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { reportRules } from "../rules/report-rules.ts";
import { onlyProse, placeAt, quoted } from "./place-in-source.ts";
import { readLines, type SiteList } from "./site-list.ts";

/** A word or phrase to avoid, and what to write instead. */
interface Wording {
  avoid: string;
  use: string;
}

/** A writer's file and its text. */
export interface WrittenText {
  /** Relative to the site folder. */
  file: string;
  source: string;
}

/** Reads a word list: a line each, with a tab between what to avoid and what to write. */
export function readWordings(list: SiteList): { wordings: Wording[]; diagnostics: Diagnostic[] } {
  const { lines, diagnostics } = readLines(list, "a word to avoid, a tab, and the word to use");
  return { wordings: lines.map(([avoid, use]) => ({ avoid, use })), diagnostics };
}

/**
 * Finds every use of words to avoid, in prose. A phrase is found as written or with a capital at
 * its beginning; as written only, where the right word differs in its capitals alone.
 */
export function checkWording(
  texts: readonly WrittenText[],
  wordings: readonly Wording[],
): Diagnostic[] {
  const patterns = wordings.map((wording) => ({ ...wording, pattern: patternOf(wording) }));
  return texts.flatMap(({ file, source }) => {
    const prose = onlyProse(source);
    return patterns.flatMap(({ pattern, use }) =>
      [...prose.matchAll(pattern)].map(({ index, 0: words }) => {
        const found = words.replace(/\s+/g, " ");
        const place = placeAt(file, source, index);
        return diagnose(reportRules["avoided-word"], place, { found, use });
      }),
    );
  });
}

function patternOf({ avoid, use }: Wording): RegExp {
  const [first = "", ...rest] = avoid;
  const either = `[${first.toLowerCase()}${first.toUpperCase()}]`;
  const sameWord = avoid.toLowerCase() === use.toLowerCase();
  const start = sameWord || !/\p{L}/u.test(first) ? quoted(first) : either;
  const words = quoted(rest.join("")).replaceAll(" ", "\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}_-])${start}${words}(?![\\p{L}\\p{N}_-])`, "gu");
}
