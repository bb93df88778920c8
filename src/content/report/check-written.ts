import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import type { WrittenPage } from "./page-report.ts";
import { countWords } from "./read-article.ts";

/** Below this a page without a diagram or a table says too little. */
const stubWords = 250;

/** Shorter paragraphs may well be the same twice: "The plan shows:". */
const paragraphWords = 12;

/** What the report flags on a page by itself. */
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
  return [
    finding("stub", page, {
      message: `the page has \`${words}\` words and neither diagram nor table`,
      hint: `write at least ${stubWords} words, or draw what it explains`,
    }),
  ];
}

function checkDescription(page: WrittenPage): Diagnostic[] {
  if (page.description.trim() !== "") return [];
  const hint = "add `description` to the front matter: one sentence of 80 to 160 characters";
  return [finding("no-description", page, { message: "the page has no description", hint })];
}

function checkOrphan(page: WrittenPage, linksIn: number): Diagnostic[] {
  if (linksIn > 0 || page.unlisted) return [];
  const message = `no text links to \`${page.route}\``;
  const hint = "link to it where a reader would want it, beside its place in a sidebar";
  return [finding("orphan", page, { message, hint })];
}

function checkLevels(page: WrittenPage): Diagnostic[] {
  return page.contents.headings.flatMap(({ level, text }, index, all) => {
    const above = all[index - 1]?.level ?? 1;
    if (level <= above + 1) return [];
    const message = `the heading \`${text}\` of level ${level} follows level ${above}`;
    const hint = `make it level ${above + 1}: \`${"#".repeat(above + 1)} ${text}\``;
    return [finding("heading-level", page, { line: placeOf(page.source, text), message, hint })];
  });
}

/**
 * Paragraphs that stand on more than one page, or twice on one; the first place is the model.
 * What pages share as a partial is written once.
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
      const message = `the paragraph \`${excerpt(text)}\` stands in \`${model.file}\` too`;
      const hint = "say it once and link to it, or say here what is different here";
      const line = placeOf(page.source, text);
      return [finding("duplicate-paragraph", page, { line, message, hint })];
    }),
  );
}

function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text;
}

function finding(
  rule: string,
  { file }: WrittenPage,
  { line = 1, message, hint }: { line?: number; message: string; hint: string },
): Diagnostic {
  return { rule, severity: "warning", file, line, column: 1, message, hint };
}

/**
 * The line of a source on which a finished text begins, one-based; 1 where it comes from elsewhere,
 * a partial for example.
 */
function placeOf(source: string, text: string): number {
  const start = withoutMarks(text).slice(0, 40).trimEnd();
  const lines = source.split("\n");
  return lines.findIndex((line) => withoutMarks(line).includes(start)) + 1 || 1;
}

/** True where a finished text comes from a source, whatever its line breaks. */
function stands(text: string, source: string): boolean {
  return withoutMarks(source).replace(/\s+/g, " ").includes(withoutMarks(text));
}

/** Markdown as it reads: without the marks for links, code and emphasis, names like `a_b` included. */
function withoutMarks(markdown: string): string {
  return markdown.replace(/\]\([^)]*\)/g, "").replace(/[`*_[\]]+/g, "");
}
