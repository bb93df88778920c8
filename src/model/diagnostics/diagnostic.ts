import { compareText } from "../compare-text.ts";

/** Errors fail the build. */
export type Severity = "error" | "warning";

export interface Diagnostic {
  /** Kebab-case, for example `broken-link`. */
  rule: string;
  severity: Severity;
  file: string;
  /** One-based; 1 for diagnostics about a whole file. */
  line: number;
  /** One-based, in UTF-16 code units. */
  column: number;
  message: string;
  hint?: string;
}

export function isError({ severity }: Pick<Diagnostic, "severity">): boolean {
  return severity === "error";
}

export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, column, severity, message, rule, hint } = diagnostic;
  const lines = [`${file}:${line}:${column} ${severity} ${message} [${rule}]`];
  if (hint !== undefined) lines.push(`  Hint: ${hint}`);
  return lines.join("\n");
}

/** Orders by file, position, and rule, so that reports are stable. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.rule, b.rule) ||
    compareText(a.message, b.message)
  );
}
