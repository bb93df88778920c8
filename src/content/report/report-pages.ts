import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, type Place, wholeFile } from "../../model/diagnostics/rule.ts";
import { type Route, routeKey, withBase, withoutBase } from "../../model/url/route.ts";
import { reportRules } from "../rules/report-rules.ts";
import { checkSamples, type ParseHcl } from "./check-samples.ts";
import { countWords, type PageReport, type WrittenPage } from "./read-article.ts";

/** Words per minute of a reader of technical prose. */
const wordsPerMinute = 220;

export interface ReportInput {
  pages: readonly WrittenPage[];
  /** All pages whose links count, including generated ones. */
  linking: readonly LinkingPage[];
  /** Texts that several pages include. */
  partials: readonly string[];
  baseUrl: string;
  parseHcl: ParseHcl;
}

/** Reports what each page contains, and what its writer should look at. */
export async function reportPages({
  pages,
  linking,
  partials,
  baseUrl,
  parseHcl,
}: ReportInput): Promise<{ reports: PageReport[]; diagnostics: Diagnostic[] }> {
  const countsOf = countLinks(linking, baseUrl);
  const samples = await Promise.all(pages.map((page) => checkSamples(page, parseHcl)));
  const diagnostics = [
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

/** A page with fewer words, without a diagram or a table, is a stub. */
const stubWords = 250;

/** Shorter paragraphs are often the same on purpose, for example "The plan shows:". */
const paragraphWords = 12;

/** Checks one page by itself. */
function checkWritten(page: WrittenPage, { linksIn }: { linksIn: number }): Diagnostic[] {
  return [
    ...checkLength(page),
    ...checkDescription(page),
    ...checkOrphan(page, linksIn),
    ...checkLevels(page),
  ];
}

function checkLength(page: WrittenPage): Diagnostic[] {
  const { words, diagrams, tables } = page.contents;
  if (words >= stubWords || diagrams > 0 || tables > 0) return [];
  return [diagnose(reportRules.stub, wholeFile(page.file), { words, least: stubWords })];
}

function checkDescription(page: WrittenPage): Diagnostic[] {
  if (page.description.trim() !== "") return [];
  return [diagnose(reportRules["no-description"], wholeFile(page.file), {})];
}

function checkOrphan(page: WrittenPage, linksIn: number): Diagnostic[] {
  if (linksIn > 0 || page.unlisted) return [];
  return [diagnose(reportRules.orphan, wholeFile(page.file), { route: page.route })];
}

function checkLevels(page: WrittenPage): Diagnostic[] {
  return page.contents.headings.flatMap(({ level, text }, index, all) => {
    const above = all[index - 1]?.level ?? 1;
    if (level <= above + 1) return [];
    return [diagnose(reportRules["heading-level"], placeOf(page, text), { text, level, above })];
  });
}

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

/** Finds the line on which a finished text begins; the first line where it comes from a partial. */
function placeOf({ file, source }: WrittenPage, text: string): Place {
  const start = withoutMarks(text).slice(0, 40).trimEnd();
  const lines = source.split("\n");
  const index = lines.findIndex((line) => withoutMarks(line).includes(start));
  return { file, line: Math.max(0, index) + 1, column: 1 };
}

/** True where a finished text comes from a source, whatever its line breaks. */
function stands(text: string, source: string): boolean {
  return withoutMarks(source).replace(/\s+/g, " ").includes(withoutMarks(text));
}

/** Markdown as it reads: without the marks for links, code and emphasis, names like `a_b` included. */
function withoutMarks(markdown: string): string {
  return markdown.replace(/\]\([^)]*\)/g, "").replace(/[`*_[\]]+/g, "");
}
