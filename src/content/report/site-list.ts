import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { reportRules } from "../rules/report-rules.ts";

/** A table that a site keeps for its report, and its text. */
export interface SiteList {
  /** Relative to the site folder. */
  file: string;
  text: string;
}

/**
 * Reads a table of two columns with a tab between them. Empty lines and those that begin with `#`
 * do not count; `wanted` says in a message what a line should be.
 */
export function readLines(
  { file, text }: SiteList,
  wanted: string,
): { lines: [string, string][]; diagnostics: Diagnostic[] } {
  const lines: [string, string][] = [];
  const diagnostics: Diagnostic[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [name = "", value = "", ...more] = line.split("\t");
    const place = { file, line: index + 1, column: 1 };
    if (name.trim() === "" || value.trim() === "" || more.length > 0) {
      diagnostics.push(diagnose(reportRules["invalid-list-line"], place, { line, wanted }));
    } else lines.push([name, value]);
  }
  return { lines, diagnostics };
}
