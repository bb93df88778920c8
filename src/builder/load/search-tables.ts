import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, type SourceLocation } from "../../model/diagnostics/rule.ts";
import { builderRules } from "../diagnostics/rules.ts";

export const questionsFile = "search-questions.tsv";
const relatedFile = "search-related.tsv";

export interface SearchQuestion {
  to: string;
  asked: readonly string[];
  line: number;
}

export interface SearchTables {
  questions: readonly SearchQuestion[];
  related: readonly (readonly string[])[];
  diagnostics: Diagnostic[];
}

export function readSearchTables(siteDir: string): SearchTables {
  const getText = (file: string) => {
    const path = join(siteDir, file);
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  };
  const questions = parseQuestions(getText(questionsFile));
  const related = parseRelated(getText(relatedFile));
  return {
    questions: questions.questions,
    related: related.related,
    diagnostics: [...questions.diagnostics, ...related.diagnostics],
  };
}

/** Parses `search-questions.tsv`: an address and its questions, separated by tabs. */
function parseQuestions(text: string): Pick<SearchTables, "questions" | "diagnostics"> {
  const questions: SearchQuestion[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { line, fields } of parseRows(text)) {
    const [to = "", ...asked] = fields;
    const expected = "an address that begins with `/`, then questions, with tabs between them";
    if (to.startsWith("/") && isFull(asked)) questions.push({ to, asked, line });
    else diagnostics.push(diagnoseInvalidLine({ file: questionsFile, line, column: 1 }, expected));
  }
  return { questions, diagnostics };
}

/** Parses `search-related.tsv`: related words and names, separated by tabs. */
function parseRelated(text: string): Pick<SearchTables, "related" | "diagnostics"> {
  const related: string[][] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { line, fields } of parseRows(text)) {
    const expected = "two or more words or names, with tabs between them";
    if (fields.length > 1 && isFull(fields)) related.push(fields);
    else diagnostics.push(diagnoseInvalidLine({ file: relatedFile, line, column: 1 }, expected));
  }
  return { related, diagnostics };
}

function parseRows(text: string): { line: number; fields: string[] }[] {
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((raw, index) => ({ line: index + 1, raw }))
    .filter(({ raw }) => raw.trim() !== "" && !raw.startsWith("#"))
    .map(({ line, raw }) => ({ line, fields: raw.split("\t").map((field) => field.trim()) }));
}

function isFull(fields: readonly string[]): boolean {
  return fields.length > 0 && fields.every((field) => field !== "" && !field.includes("|"));
}

function diagnoseInvalidLine(location: SourceLocation, expected: string): Diagnostic {
  return diagnose(builderRules["invalid-search-line"], location, { expected });
}
