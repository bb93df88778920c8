import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { routeKey } from "../../model/url/route.ts";
import { reportRules } from "../rules/report-rules.ts";
import { onlyProse, placeOfWord } from "./place-in-source.ts";
import type { WrittenPage } from "./read-article.ts";
import { readLines, type SiteList } from "./site-list.ts";

/**
 * Reads a table of abbreviations: a line each, with a tab between the abbreviation and the reason
 * why readers need no explanation.
 */
export function readKnownAbbreviations(list: SiteList): {
  known: ReadonlySet<string>;
  diagnostics: Diagnostic[];
} {
  const { lines, diagnostics } = readLines(list, "an abbreviation, a tab, and why readers know it");
  return { known: new Set(lines.map(([name]) => name)), diagnostics };
}

/** What the checks of abbreviations look at. */
interface AbbreviationCheck {
  pages: readonly WrittenPage[];
  /** Texts that several pages include. */
  partials: readonly string[];
  /** What every reader knows. */
  known: ReadonlySet<string>;
  /** The page that an address leads to, as a key of its route. */
  pageOf(href: string, from: WrittenPage): string;
}

/**
 * Abbreviations that the writer of a page uses and the page does not explain, at the first place.
 * A link explains one if its text is the abbreviation and the page it leads to explains it. Texts
 * that components make from data do not count.
 */
export function checkAbbreviations(check: AbbreviationCheck): Diagnostic[] {
  const { pages, known, pageOf } = check;
  const partials = check.partials.map(onlyProse).join("\n");
  const byRoute = new Map(pages.map((page) => [routeKey(page.route), page]));
  return pages.flatMap((page) => {
    const linked = page.contents.links.flatMap(({ href, text }) => {
      const [name = ""] = findAbbreviations(text);
      if (text.replace(/s$/, "") !== name) return [];
      const target = byRoute.get(pageOf(href, page));
      return target && target !== page && isExplained(name, target.contents.prose) ? [name] : [];
    });
    const written = new Set(findAbbreviations(`${onlyProse(page.source)}\n${partials}`));
    const explained = new Set([...known, ...page.contents.marked, ...linked]);
    return findAbbreviations(page.contents.prose)
      .filter((name) => written.has(name) && !explained.has(name))
      .filter((name) => !isExplained(name, page.contents.prose))
      .map((abbreviation) => {
        const place = placeOfWord(page, abbreviation);
        return diagnose(reportRules["unexplained-abbreviation"], place, { abbreviation });
      });
  });
}

/** The small words of a name that its abbreviation leaves out, as in "Internet of Things". */
const small = new Set("a an and as at by for from in of on or the to with".split(" "));

/**
 * Two or more capitals with digits (`VPC`, `EC2`), one lower letter ahead (`vCPU`), or with one or
 * two lower letters between two capitals (`IaC`, `SaaS`). An `s` at the end is a plural.
 */
const abbreviation =
  /(?<![\p{L}\p{N}_.@$-])(?:[a-z]?[A-Z]{2}[A-Z0-9]*|[A-Z][0-9]?[a-z]{1,2}[A-Z])(?=s?(?![\p{L}\p{N}_@]))/gu;

/** The abbreviations of a text, each once, in order, without the plural's `s`. */
export function findAbbreviations(prose: string): string[] {
  return [...new Set(prose.match(abbreviation) ?? [])];
}

/**
 * True where a text says what an abbreviation stands for: "long form (LF)", "long form, or LF",
 * "LF (long form)", "LF stands for long form", or a cell or line `LF` with the long form in the
 * next one.
 */
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
    matches(before, prose).some((words) => endsWithName(abbreviation, wordsOf(words))) ||
    matches(after, prose).some((words) => startsWithName(abbreviation, wordsOf(words)))
  );
}

function matches(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, words = ""]) => words);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

function endsWithName(abbreviation: string, words: string[]): boolean {
  return words.some((_, index) => spells(abbreviation, words.slice(index)));
}

function startsWithName(abbreviation: string, words: string[]): boolean {
  return words.some((_, index) => spells(abbreviation, words.slice(0, index + 1)));
}

/** True where words make an abbreviation: each gives its first letter, and may give later ones. */
function spells(abbreviation: string, words: string[]): boolean {
  const letters = abbreviation.toLowerCase();
  return gives(letters, words);
}

function gives(letters: string, [word, ...rest]: string[]): boolean {
  if (word === undefined) return letters === "";
  if (small.has(word.toLowerCase()) && gives(letters, rest)) return true;
  const [first = "", ...later] = word.toLowerCase();
  if (letters === "" || !letters.startsWith(first)) return false;
  return endings(letters.slice(1), later).some((left) => gives(left, rest));
}

/** What can be left of some letters after a word has given none, one or more of them. */
function endings(letters: string, [char, ...rest]: string[]): string[] {
  if (char === undefined || letters === "") return [letters];
  const without = endings(letters, rest);
  return letters.startsWith(char)
    ? [...new Set([...without, ...endings(letters.slice(1), rest)])]
    : without;
}
