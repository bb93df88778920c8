/** An error fails the build; a warning is only printed. */
export type Severity = "error" | "warning";

/** A message about a writer's file. Every check of the engine returns a list of these. */
export interface Diagnostic {
  /** Stable kebab-case id of the rule, for example `broken-link`. */
  rule: string;
  severity: Severity;
  /** Path relative to the site folder, with forward slashes. */
  file: string;
  /** One-based; 1 where the whole file is meant. */
  line: number;
  /** One-based, in UTF-16 code units. */
  column: number;
  /** What is wrong, with the offending value in backticks. */
  message: string;
  /** The corrected value, or what to do. */
  hint?: string;
}

/** Orders by file, then position, then rule, so that a report is the same in every run. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.rule, b.rule) ||
    compareText(a.message, b.message)
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
