import { compareDiagnostics, type Diagnostic } from "../../model/diagnostics/diagnostic.ts";

/** The report of a run: every finding once, sorted, then how many there are. Empty without findings. */
export function formatReport(diagnostics: Diagnostic[]): string {
  const lines = [...diagnostics].sort(compareDiagnostics).map(formatDiagnostic);
  const unique = [...new Set(lines)];
  if (unique.length === 0) return "";
  const errors = countOf(diagnostics, "error");
  const warnings = countOf(diagnostics, "warning");
  return `${unique.join("\n")}\n\n${plural(errors, "error")}, ${plural(warnings, "warning")}\n`;
}

function formatDiagnostic({ severity, rule, file, line, column, message, hint }: Diagnostic) {
  const place = `${file}:${line}:${column}`;
  return `${place} ${severity} ${message} [${rule}]${hint ? `\n  Hint: ${hint}` : ""}`;
}

function countOf(diagnostics: Diagnostic[], severity: Diagnostic["severity"]): number {
  const lines = diagnostics.filter((one) => one.severity === severity).map(formatDiagnostic);
  return new Set(lines).size;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
