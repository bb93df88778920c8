import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { formatReport } from "../diagnostics/report.ts";

export interface DiagnosticPrinter {
  /** Replaces the diagnostics of a source, and prints those that are new, or that none is left. */
  print(source: string, diagnostics: readonly Diagnostic[]): void;
}

/** Several checks find the same diagnostics, and most of them stay from save to save. */
export function createDiagnosticPrinter(
  write: (text: string) => void = (text) => void process.stderr.write(text),
): DiagnosticPrinter {
  const keysBySource = new Map<string, Set<string>>();
  const getKeys = () => new Set([...keysBySource.values()].flatMap((keys) => [...keys]));
  return {
    print(source, diagnostics) {
      const printedKeys = getKeys();
      keysBySource.set(source, new Set(diagnostics.map(getKey)));
      write(formatReport(diagnostics.filter((diagnostic) => !printedKeys.has(getKey(diagnostic)))));
      if (printedKeys.size > 0 && getKeys().size === 0) write("0 errors, 0 warnings\n");
    },
  };
}

/** Without the position, which changes with every line above. */
function getKey({ file, rule, message }: Diagnostic): string {
  return [file, rule, message].join("\n");
}
