import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { getRouteKey } from "../../model/url/route.ts";
import { reportRules } from "../rules/report-rules.ts";
import { locateWord, maskMarkup } from "./locate-in-source.ts";
import { readTwoColumns, type SiteList } from "./site-list.ts";
import type { WrittenPage } from "./written-page.ts";

export function readKnownAbbreviations(list: SiteList): {
  known: ReadonlySet<string>;
  diagnostics: Diagnostic[];
} {
  const { lines, diagnostics } = readTwoColumns(
    list,
    "an abbreviation, a tab, and why readers know it",
  );
  return { known: new Set(lines.map(([name]) => name)), diagnostics };
}

interface AbbreviationCheck {
  pages: readonly WrittenPage[];
  partials: readonly string[];
  known: ReadonlySet<string>;
  getPage(href: string, from: WrittenPage): string;
}

/** Text that components generate is ignored. A link counts if its target explains. */
export function checkAbbreviations(check: AbbreviationCheck): Diagnostic[] {
  const { pages, known, getPage } = check;
  const partials = check.partials.map(maskMarkup).join("\n");
  const byRoute = new Map(pages.map((page) => [getRouteKey(page.route), page]));
  return pages.flatMap((page) => {
    const linked = page.contents.links.flatMap(({ href, text }) => {
      const [name = ""] = findAbbreviations(text);
      if (text.replace(/s$/, "") !== name) return [];
      const target = byRoute.get(getPage(href, page));
      return target && target !== page && isExplained(name, target.contents.prose) ? [name] : [];
    });
    const used = new Set(findAbbreviations(`${maskMarkup(page.source)}\n${partials}`));
    const explained = new Set([...known, ...page.contents.expandedAbbreviations, ...linked]);
    return findAbbreviations(page.contents.prose)
      .filter((name) => used.has(name) && !explained.has(name))
      .filter((name) => !isExplained(name, page.contents.prose))
      .map((abbreviation) => {
        const location = locateWord(page, abbreviation);
        return diagnose(reportRules["unexplained-abbreviation"], location, { abbreviation });
      });
  });
}

/** Words that abbreviations leave out, as in "Internet of Things". */
const smallWords = new Set("a an and as at by for from in of on or the to with".split(" "));

/** `VPC`, `EC2`, `vCPU`, `IaC`, `SaaS`. A trailing `s` is a plural. */
const abbreviation =
  /(?<![\p{L}\p{N}_.@$-])(?:[a-z]?[A-Z]{2}[A-Z0-9]*|[A-Z][0-9]?[a-z]{1,2}[A-Z])(?=s?(?![\p{L}\p{N}_@]))/gu;

export function findAbbreviations(prose: string): string[] {
  return [...new Set(prose.match(abbreviation) ?? [])];
}

/** Accepts `long form (LF)`, `long form, or LF`, `LF is short for long form`, and adjacent cells. */
export function isExplained(abbreviation: string, prose: string): boolean {
  const before = new RegExp(
    `([^\\n.;:!?()]*)(?:\\(|,? or |, )${abbreviation}s?(?![\\p{L}\\p{N}])`,
    "gu",
  );
  const after = new RegExp(
    `(?<![\\p{L}\\p{N}])${abbreviation}s?(?: \\(|,? (?:which )?(?:stands for|is short for) |\\s*\\n\\s*|: | = )(?:the |an? )?([^\\n)]*)`,
    "gu",
  );
  return (
    findMatches(before, prose).some((words) => endsWithName(abbreviation, getWords(words))) ||
    findMatches(after, prose).some((words) => startsWithName(abbreviation, getWords(words)))
  );
}

function findMatches(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, words = ""]) => words);
}

function getWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

function endsWithName(abbreviation: string, words: string[]): boolean {
  return words.some((_, index) => isInitialism(abbreviation, words.slice(index)));
}

function startsWithName(abbreviation: string, words: string[]): boolean {
  return words.some((_, index) => isInitialism(abbreviation, words.slice(0, index + 1)));
}

/** Whether each word contributes its first letter and possibly more. */
function isInitialism(abbreviation: string, words: string[]): boolean {
  return spells(words, abbreviation.toLowerCase());
}

function spells([word, ...rest]: string[], letters: string): boolean {
  if (word === undefined) return letters === "";
  if (smallWords.has(word.toLowerCase()) && spells(rest, letters)) return true;
  const [first = "", ...later] = word.toLowerCase();
  if (letters === "" || !letters.startsWith(first)) return false;
  return getEndings(letters.slice(1), later).some((remaining) => spells(rest, remaining));
}

/** Returns the letters that may be left after a word has contributed zero or more. */
function getEndings(letters: string, [char, ...rest]: string[]): string[] {
  if (char === undefined || letters === "") return [letters];
  const without = getEndings(letters, rest);
  return letters.startsWith(char)
    ? [...new Set([...without, ...getEndings(letters.slice(1), rest)])]
    : without;
}
