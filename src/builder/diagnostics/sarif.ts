import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import type { Rule } from "../../model/diagnostics/rule.ts";

/** Source: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html */
export function toSarif(
  findings: readonly Diagnostic[],
  rules: Readonly<Record<string, Rule<object>>>,
): string {
  const ids = [...new Set(findings.map(({ rule }) => rule))].sort();
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
        results: findings.map(({ rule, severity, file, line, column, message, hint }) => ({
          ruleId: rule,
          ruleIndex: ids.indexOf(rule),
          level: severity,
          message: { text: hint === undefined ? message : `${message} (${hint})` },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: encodeURI(file) },
                region: { startLine: line, startColumn: column },
              },
            },
          ],
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
