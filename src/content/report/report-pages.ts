import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { countWords, getReadingMinutes } from "../../model/text/count-words.ts";
import { shorten } from "../../model/text/shorten.ts";
import { getRouteKey, type Route, withoutBase } from "../../model/url/route.ts";
import { isOnSite, parseAddress } from "../check/links/parse-address.ts";
import { reportRules } from "../rules/report-rules.ts";
import { checkAbbreviations, readKnownAbbreviations } from "./check-abbreviations.ts";
import { checkSamples, type ParseHcl } from "./check-samples.ts";
import { checkWording, readWordings, type WrittenText } from "./check-wording.ts";
import { checkPageQuality } from "./check-written.ts";
import { locateText, withoutMarks } from "./locate-in-source.ts";
import type { SiteList } from "./site-list.ts";
import type { WrittenPage } from "./written-page.ts";

export interface ReportInput {
  pages: readonly WrittenPage[];
  /** All pages with links, those from the catalog included. */
  linkingPages: readonly LinkingPage[];
  partials: readonly string[];
  texts: readonly WrittenText[];
  abbreviations: SiteList;
  wording: SiteList;
  baseUrl: string;
  parseHcl: ParseHcl;
}

export interface PageReport {
  route: Route;
  file: string;
  words: number;
  headings: number;
  codeBlocks: number;
  diagrams: number;
  tables: number;
  linksIn: number;
  linksOut: number;
  /** Minutes. */
  readingTime: number;
  flags: string[];
}

export async function reportPages({
  pages,
  linkingPages,
  partials,
  texts,
  abbreviations,
  wording,
  baseUrl,
  parseHcl,
}: ReportInput): Promise<{ reports: PageReport[]; diagnostics: Diagnostic[] }> {
  const getCounts = countLinks(linkingPages, baseUrl);
  const samples = await Promise.all(pages.map((page) => checkSamples(page, parseHcl)));
  const { known, diagnostics: abbreviationDiagnostics } = readKnownAbbreviations(abbreviations);
  const { wordings, diagnostics: wordingDiagnostics } = readWordings(wording);
  const diagnostics = [
    ...abbreviationDiagnostics,
    ...wordingDiagnostics,
    ...checkWording(texts, wordings),
    ...checkAbbreviations({
      pages,
      partials,
      known,
      getPage: (href, { route }) => getTarget(href, route, baseUrl),
    }),
    ...pages.flatMap((page) => checkPageQuality(page, getCounts(page.route))),
    ...findDuplicates(pages, partials),
    ...samples.flat(),
  ];
  const flags = getFlagsByFile(diagnostics);
  const reports = pages.map(({ route, file, contents }) => ({
    route,
    file,
    words: contents.words,
    headings: contents.headings.length,
    codeBlocks: contents.codeBlocks,
    diagrams: contents.diagrams,
    tables: contents.tables,
    ...getCounts(route),
    readingTime: getReadingMinutes(contents.words),
    flags: [...(flags.get(file) ?? [])],
  }));
  return { reports, diagnostics };
}

function getFlagsByFile(diagnostics: readonly Diagnostic[]): Map<string, Set<string>> {
  const flags = new Map<string, Set<string>>();
  for (const { file, rule } of diagnostics) {
    flags.set(file, (flags.get(file) ?? new Set()).add(rule));
  }
  return flags;
}

interface LinkingPage {
  route: Route;
  links: readonly string[];
}

interface LinkCounts {
  linksIn: number;
  linksOut: number;
}

function countLinks(pages: readonly LinkingPage[], baseUrl: string): (route: Route) => LinkCounts {
  const targetsByRoute = new Map<string, ReadonlySet<string>>();
  const linksTo = new Map<string, number>();
  for (const { route, links } of pages) {
    const targets = new Set(links.map((href) => getTarget(href, route, baseUrl)));
    targets.delete(getRouteKey(route));
    targetsByRoute.set(getRouteKey(route), targets);
    for (const target of targets) linksTo.set(target, (linksTo.get(target) ?? 0) + 1);
  }
  return (route) => ({
    linksIn: linksTo.get(getRouteKey(route)) ?? 0,
    linksOut: targetsByRoute.get(getRouteKey(route))?.size ?? 0,
  });
}

function getTarget(href: string, route: Route, baseUrl: string): string {
  const url = parseAddress(href, route, baseUrl);
  // The build reports an address such as `http://`.
  if (!url) return href;
  const path = isOnSite(url) ? withoutBase(baseUrl, url.pathname) : undefined;
  return path === undefined ? (url.href.split("#", 1)[0] ?? "") : getRouteKey(path);
}

/** Shorter paragraphs, such as "The plan shows:", may be repeated. */
const minRepeatedWords = 12;

/** Ignores partials and unlisted pages, which may show the text of others. */
function findDuplicates(pages: readonly WrittenPage[], partials: readonly string[]): Diagnostic[] {
  const firstPages = new Map<string, WrittenPage>();
  const listedPages = pages.filter(({ unlisted }) => !unlisted);
  return listedPages.flatMap((page) =>
    page.contents.paragraphs.flatMap((text) => {
      const key = text.toLowerCase();
      const firstPage = firstPages.get(key);
      firstPages.set(key, firstPage ?? page);
      if (!firstPage || countWords(text) < minRepeatedWords) return [];
      if (partials.some((partial) => isPartOf(text, partial))) return [];
      const repeated = { excerpt: shorten(text, 60), first: firstPage.file };
      return [diagnose(reportRules["duplicate-paragraph"], locateText(page, text), repeated)];
    }),
  );
}

function isPartOf(text: string, source: string): boolean {
  return withoutMarks(source).replace(/\s+/g, " ").includes(withoutMarks(text));
}
