import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, extname } from "node:path";
import { compareDiagnostics, type Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { formatJson } from "../../model/text/format-json.ts";
import { toSarif } from "./sarif.ts";
import { UserError } from "./user-error.ts";

const extensions = [".json", ".sarif"];

/** Returns an error for an unknown extension. */
export function checkReportFile(file: string): UserError | undefined {
  return extensions.includes(extname(file).toLowerCase())
    ? undefined
    : new UserError(`\`${file}\` has an unknown extension`, "use `.json` or `.sarif`");
}

export async function writeReport(file: string, diagnostics: readonly Diagnostic[]): Promise<void> {
  const sorted = [...diagnostics].sort(compareDiagnostics);
  const { knownRules } = await import("./known-rules.ts");
  const text =
    extname(file).toLowerCase() === ".sarif"
      ? toSarif(sorted, Object.fromEntries(knownRules))
      : formatJson(sorted);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
