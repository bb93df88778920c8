import {
  type BaselineEntry,
  compareWithBaseline,
  formatBaseline,
  parseBaseline,
} from "../../model/diagnostics/baseline.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { isEssential } from "./known-rules.ts";
import { baselineFile, builderRules, type InvalidBaseline } from "./rules.ts";

const heading =
  "# Known diagnostics of this site. A build counts them, and fails on any other.\n# `npm run build -- --update-baseline` writes this file. Each line: count, rule, file, and message, separated by tabs.\n";

/** Lines of essential rules are invalid, because their errors cannot be ignored. */
export function parseSiteBaseline(text: string): {
  entries: BaselineEntry[];
  diagnostics: Diagnostic[];
} {
  const { entries, invalid } = parseBaseline(text);
  const essential = entries.filter(({ rule }) => isEssential(rule));
  return {
    entries: entries.filter(({ rule }) => !isEssential(rule)),
    diagnostics: [
      ...invalid.map(({ line, reason }) => diagnoseInvalidLine(line, { kind: reason })),
      ...essential.map(({ line, rule: id }) =>
        diagnoseInvalidLine(line, { kind: "essential", id }),
      ),
    ],
  };
}

function diagnoseInvalidLine(line: number, error: InvalidBaseline): Diagnostic {
  return diagnose(builderRules["invalid-baseline"], { file: baselineFile, line, column: 1 }, error);
}

/** Undefined without diagnostics. */
export function formatSiteBaseline(diagnostics: readonly Diagnostic[]): string | undefined {
  const baselineDiagnostics = diagnostics.filter(({ rule }) => !isEssential(rule));
  return formatBaseline(heading, baselineDiagnostics);
}

/** Splits diagnostics into known and added ones. `fixed` reports the lines without a match. */
export function compareWithSiteBaseline(
  diagnostics: readonly Diagnostic[],
  entries: readonly BaselineEntry[],
): { known: number; added: Diagnostic[]; fixed: Diagnostic[] } {
  const { known, added, fixedEntries: fixed } = compareWithBaseline(diagnostics, entries);
  return { known, added, fixed: reportOutdated(entries, fixed, known > 0) };
}

function reportOutdated(
  entries: readonly BaselineEntry[],
  fixed: readonly BaselineEntry[],
  hasMatches: boolean,
): Diagnostic[] {
  const rule = builderRules["outdated-baseline"];
  const [first] = entries;
  if (first === undefined) return [];
  if (!hasMatches && entries.length > 1) {
    const position = { file: baselineFile, line: first.line, column: 1 };
    return [diagnose(rule, position, { kind: "no-match", count: entries.length })];
  }
  return fixed.map((baselineEntry) => {
    const position = { file: baselineFile, line: baselineEntry.line, column: 1 };
    return diagnose(rule, position, { kind: "fixed", ...baselineEntry, id: baselineEntry.rule });
  });
}
