import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, type Place, wholeFile } from "../../model/diagnostics/rule.ts";
import { reportRules } from "../rules/report-rules.ts";
import { countWords, type WrittenPage } from "./read-article.ts";

/** A page with fewer words, without a diagram or a table, is a stub. */
const stubWords = 250;

/** Shorter paragraphs are often the same on purpose, for example "The plan shows:". */
const paragraphWords = 12;

/** Checks one page by itself. */
export function checkWritten(page: WrittenPage, { linksIn }: { linksIn: number }): Diagnostic[] {
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
export function findDuplicates(
  pages: readonly WrittenPage[],
  partials: readonly string[],
): Diagnostic[] {
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
