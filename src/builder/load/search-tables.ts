import { join } from "node:path";
import { readIfExists } from "../../files/read-if-exists.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { builderRules } from "../diagnostics/rules.ts";

export const questionsFile = "search-questions.tsv";
const relatedFile = "search-related.tsv";

/** A line of `search-questions.tsv`. */
export interface QuestionLine {
  /** Address of the answer. */
  to: string;
  questions: readonly string[];
  line: number;
}

export interface SearchTables {
  questions: readonly QuestionLine[];
  related: readonly (readonly string[])[];
  diagnostics: Diagnostic[];
}

/**
 * Reads `search-questions.tsv`, an address and its questions per line, and `search-related.tsv`,
 * related words and names. Tabs separate the fields of a line.
 */
export function readSearchTables(siteDir: string): SearchTables {
  const questions = readTable(siteDir, questionsFile, {
    isComplete: ([to = "", ...fields]) => to.startsWith("/") && fields.length > 0,
    expected: "an address that begins with `/`, then questions, with tabs between them",
  });
  const related = readTable(siteDir, relatedFile, {
    isComplete: (fields) => fields.length > 1,
    expected: "two or more words or names, with tabs between them",
  });
  return {
    questions: questions.rows.map(({ line, fields: [to = "", ...rest] }) => {
      return { to, questions: rest, line };
    }),
    related: related.rows.map(({ fields }) => fields),
    diagnostics: [...questions.diagnostics, ...related.diagnostics],
  };
}

interface Table {
  rows: { line: number; fields: string[] }[];
  diagnostics: Diagnostic[];
}

/** The index separates names by this character. */
const separator = "|";

function readTable(
  siteDir: string,
  file: string,
  { isComplete, expected }: { isComplete(fields: readonly string[]): boolean; expected: string },
): Table {
  const text = readIfExists(join(siteDir, file))?.replace(/^\uFEFF/, "") ?? "";
  const table: Table = { rows: [], diagnostics: [] };
  for (const [index, row] of text.split(/\r?\n/).entries()) {
    if (row.trim() === "" || row.startsWith("#")) continue;
    const location = { file, line: index + 1, column: 1 };
    const fields = row.split("\t").map((field) => field.trim());
    const report = (values: Parameters<typeof rule.message>[0]) =>
      table.diagnostics.push(diagnose(rule, location, values));
    if (fields.includes("") || !isComplete(fields)) report({ expected });
    else if (row.includes(separator)) report({ separator });
    else table.rows.push({ line: location.line, fields });
  }
  return table;
}

const rule = builderRules["invalid-search-line"];
