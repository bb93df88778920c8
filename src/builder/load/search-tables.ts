import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
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

/**
 * Reads `search-questions.tsv`, an address and its questions per line, and `search-related.tsv`,
 * related words and names. Tabs separate the fields of a line.
 */
export function readSearchTables(siteDir: string): SearchTables {
  const questions = readTable(siteDir, questionsFile, {
    isValid: ([to = "", ...asked]) =>
      to.startsWith("/") && asked.length > 0 && asked.every(isUsable),
    expected: "an address that begins with `/`, then questions, with tabs between them",
  });
  const related = readTable(siteDir, relatedFile, {
    isValid: (fields) => fields.length > 1 && fields.every(isUsable),
    expected: "two or more words or names, with tabs between them",
  });
  return {
    questions: questions.rows.map(({ line, fields: [to = "", ...asked] }) => ({ to, asked, line })),
    related: related.rows.map(({ fields }) => fields),
    diagnostics: [...questions.diagnostics, ...related.diagnostics],
  };
}

interface Table {
  rows: { line: number; fields: string[] }[];
  diagnostics: Diagnostic[];
}

function readTable(
  siteDir: string,
  file: string,
  { isValid, expected }: { isValid(fields: readonly string[]): boolean; expected: string },
): Table {
  const path = join(siteDir, file);
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  const table: Table = { rows: [], diagnostics: [] };
  for (const [index, row] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .entries()) {
    if (row.trim() === "" || row.startsWith("#")) continue;
    const line = index + 1;
    const fields = row.split("\t").map((field) => field.trim());
    if (isValid(fields)) table.rows.push({ line, fields });
    else {
      const location = { file, line, column: 1 };
      table.diagnostics.push(diagnose(builderRules["invalid-search-line"], location, { expected }));
    }
  }
  return table;
}

/** The index separates names by `|`. */
function isUsable(field: string): boolean {
  return field !== "" && !field.includes("|");
}
