import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { reportRules } from "../rules/report-rules.ts";

export interface SiteList {
  file: string;
  text: string;
}

/**
 * Reads lines of two columns that a tab separates, except comments (`#`).
 *
 * @param expected describes a line in messages
 */
export function readTwoColumns(
  { file, text }: SiteList,
  expected: string,
): { lines: [string, string][]; diagnostics: Diagnostic[] } {
  const lines: [string, string][] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [name = "", value = "", ...more] = line.split("\t");
    const location = { file, line: index + 1, column: 1 };
    if (name.trim() === "" || value.trim() === "" || more.length > 0) {
      diagnostics.push(diagnose(reportRules["invalid-list-line"], location, { line, expected }));
    } else lines.push([name, value]);
  }
  return { lines, diagnostics };
}
