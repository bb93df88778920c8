import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import type { Rule } from "../../model/diagnostics/rule.ts";
import { formatJson } from "../../model/text/format-json.ts";
import type { Position } from "../../model/text/positions.ts";
import { getFileAddress } from "../../model/url/route.ts";

/** A replacement of text; positions are one-based. */
export interface SarifFix {
  file: string;
  start: Position;
  end: Position;
  text: string;
}

export interface SarifDiagnostic extends Diagnostic {
  fix?: SarifFix;
}

/** Source: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html */
export function toSarif(
  diagnostics: readonly SarifDiagnostic[],
  rules: Readonly<Record<string, Rule<object>>>,
): string {
  const ids = [...new Set(diagnostics.map(({ rule }) => rule))].sort();
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "gruntwork-docs",
            rules: ids.map((id) => ({
              id,
              ...(rules[id] && { fullDescription: { text: rules[id].documentation } }),
            })),
          },
        },
        columnKind: "utf16CodeUnits",
        results: diagnostics.map(({ rule, severity, file, line, column, message, hint, fix }) => ({
          ruleId: rule,
          ruleIndex: ids.indexOf(rule),
          level: severity,
          message: { text: hint === undefined ? message : `${message} (${hint})` },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: toUri(file) },
                region: { startLine: line, startColumn: column },
              },
            },
          ],
          ...(fix && { fixes: [describeFix(fix, hint)] }),
        })),
      },
    ],
  };
  return formatJson(log);
}

/** A `#` or `?` in the name of a file would begin another part of the URI. */
function toUri(file: string): string {
  return getFileAddress(file).slice(1);
}

function describeFix({ file, start, end, text }: SarifFix, hint: string | undefined) {
  const deletedRegion = {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
  return {
    ...(hint !== undefined && { description: { text: hint } }),
    artifactChanges: [
      {
        artifactLocation: { uri: toUri(file) },
        replacements: [{ deletedRegion, insertedContent: { text } }],
      },
    ],
  };
}
