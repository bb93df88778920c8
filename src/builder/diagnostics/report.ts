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

/** A mistake of the person at the keyboard. The program prints message and hint, without a stack. */
export class UserError extends Error {
  readonly hint: string | undefined;

  /** @param hint what to do about it */
  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}

/** The mistake behind an error of a server that begins to listen; undefined for other errors. */
export function portTaken(error: Error, port: number): UserError | undefined {
  const isTaken = /EADDRINUSE|already in use/.test(error.message);
  return isTaken
    ? new UserError(
        `the port ${port} is in use`,
        "end what listens there, or give another `--port`",
      )
    : undefined;
}

/** The text that the program prints for a mistake, with its hint on a line of its own. */
export function formatMistake(message: string, hint: string | undefined): string {
  return `${message}${hint === undefined ? "" : `\n  Hint: ${hint}`}\n`;
}
