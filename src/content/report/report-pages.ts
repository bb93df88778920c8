import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { type Route, routeKey, withBase, withoutBase } from "../../model/url/route.ts";
import { reportRules } from "../rules/report-rules.ts";
import { checkAbbreviations, readKnownAbbreviations } from "./check-abbreviations.ts";
import { checkSamples, type ParseHcl } from "./check-samples.ts";
import { checkWording, readWordings, type WrittenText } from "./check-wording.ts";
import { checkWritten } from "./check-written.ts";
import { placeOf, withoutMarks } from "./place-in-source.ts";
import { countWords, type PageReport, type WrittenPage } from "./read-article.ts";
import type { SiteList } from "./site-list.ts";

/** Words per minute of a reader of technical prose. */
const wordsPerMinute = 220;

export interface ReportInput {
  pages: readonly WrittenPage[];
  /** All pages whose links count, including generated ones. */
  linking: readonly LinkingPage[];
  /** Texts that several pages include. */
  partials: readonly string[];
  /** All that a writer wrote, in which wordings are looked for. */
  texts: readonly WrittenText[];
  /** What readers of the site know; with an empty text, they know no abbreviation. */
  abbreviations: SiteList;
  /** What its writers avoid. */
  wording: SiteList;
  baseUrl: string;
  parseHcl: ParseHcl;
}

/** Reports what each page contains, and what its writer should look at. */
export async function reportPages({
  pages,
  linking,
  partials,
  texts,
  abbreviations,
  wording,
  baseUrl,
  parseHcl,
}: ReportInput): Promise<{ reports: PageReport[]; diagnostics: Diagnostic[] }> {
  const countsOf = countLinks(linking, baseUrl);
  const samples = await Promise.all(pages.map((page) => checkSamples(page, parseHcl)));
  const { known, diagnostics: faulty } = readKnownAbbreviations(abbreviations);
  const { wordings, diagnostics: unreadable } = readWordings(wording);
  const diagnostics = [
    ...faulty,
    ...unreadable,
    ...checkWording(texts, wordings),
    ...checkAbbreviations({
      ...{ pages, partials, known },
      pageOf: (href, { route }) => targetOf(href, route, baseUrl),
    }),
    ...pages.flatMap((page) => checkWritten(page, countsOf(page.route))),
    ...findDuplicates(pages, partials),
    ...samples.flat(),
  ];
  const flags = flagsByFile(diagnostics);
  const reports = pages.map(({ route, file, contents }) => ({
    route,
    file,
    words: contents.words,
    headings: contents.headings.length,
    codeBlocks: contents.codeBlocks,
    diagrams: contents.diagrams,
    tables: contents.tables,
    ...countsOf(route),
    readingTime: Math.max(1, Math.round(contents.words / wordsPerMinute)),
    flags: [...(flags.get(file) ?? [])],
  }));
  return { reports, diagnostics };
}

function flagsByFile(diagnostics: readonly Diagnostic[]): Map<string, Set<string>> {
  const flags = new Map<string, Set<string>>();
  for (const { file, rule } of diagnostics)
    flags.set(file, (flags.get(file) ?? new Set()).add(rule));
  return flags;
}

/** A page and the addresses it links to. */
interface LinkingPage {
  route: Route;
  links: readonly string[];
}

interface LinkCounts {
  linksIn: number;
  linksOut: number;
}

/** Any origin works: only addresses with the same one are compared. */
const origin = "http://site.invalid";

/** How many pages link to a page, and to how many pages and sites it links; itself left out. */
export function countLinks(
  pages: readonly LinkingPage[],
  baseUrl: string,
): (route: Route) => LinkCounts {
  const out = new Map<string, ReadonlySet<string>>();
  const into = new Map<string, number>();
  for (const { route, links } of pages) {
    const targets = new Set(links.map((href) => targetOf(href, route, baseUrl)));
    targets.delete(routeKey(route));
    out.set(routeKey(route), targets);
    for (const target of targets) into.set(target, (into.get(target) ?? 0) + 1);
  }
  return (route) => ({
    linksIn: into.get(routeKey(route)) ?? 0,
    linksOut: out.get(routeKey(route))?.size ?? 0,
  });
}

/** The page an address leads to, or the address without its fragment where it leaves the site. */
function targetOf(href: string, route: Route, baseUrl: string): string {
  const url = new URL(href, origin + withBase(baseUrl, route));
  const inside = url.origin === origin ? withoutBase(baseUrl, url.pathname) : undefined;
  return inside === undefined ? (url.href.split("#", 1)[0] ?? "") : routeKey(inside);
}

/** Shorter paragraphs are often the same on purpose, for example "The plan shows:". */
const paragraphWords = 12;

/**
 * Finds paragraphs that are on more than one page, or twice on one. The first occurrence is not reported.
 * Text of partials is written once, so it does not count.
 */
function findDuplicates(pages: readonly WrittenPage[], partials: readonly string[]): Diagnostic[] {
  const first = new Map<string, WrittenPage>();
  return pages.flatMap((page) =>
    page.contents.paragraphs.flatMap((text) => {
      const key = text.toLowerCase();
      const model = first.get(key);
      first.set(key, model ?? page);
      if (!model || countWords(text) < paragraphWords) return [];
      if (partials.some((partial) => stands(text, partial))) return [];
      const repeated = { excerpt: excerpt(text), first: model.file };
      return [diagnose(reportRules["duplicate-paragraph"], placeOf(page, text), repeated)];
    }),
  );
}

function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text;
}

/** True where a finished text comes from a source, whatever its line breaks. */
function stands(text: string, source: string): boolean {
  return withoutMarks(source).replace(/\s+/g, " ").includes(withoutMarks(text));
}
