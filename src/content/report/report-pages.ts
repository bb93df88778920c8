import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { checkSamples, type ParseHcl } from "./check-samples.ts";
import { checkWritten, findDuplicates } from "./check-written.ts";
import { countLinks, type LinkingPage } from "./count-links.ts";
import type { PageReport, WrittenPage } from "./page-report.ts";

/** Words that a reader of technical prose takes in within a minute. */
const wordsPerMinute = 220;

export interface ReportInput {
  pages: readonly WrittenPage[];
  /** All pages whose links count, those that nobody wrote by hand among them. */
  linking: readonly LinkingPage[];
  /** Texts that several pages include. */
  partials: readonly string[];
  baseUrl: string;
  parseHcl: ParseHcl;
}

/** What each page holds, and what its writer should look at. */
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
