import * as baselines from "../../model/diagnostics/baseline.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { isEssential } from "./known-rules.ts";
import { baselineFile, builderRules } from "./rules.ts";

export type Baseline = baselines.BaselineEntry[];

const heading =
  "# Findings that this site had when the baseline was written: a build counts them, and fails on any other.\n# `npm run build -- --update-baseline` writes this file. Each line: count, rule, file and message, separated by tabs.\n";

export function parseBaseline(text: string): { baseline: Baseline; diagnostics: Diagnostic[] } {
  const { entries, invalid } = baselines.parseBaseline(text);
  const essential = entries.filter(({ rule }) => isEssential(rule));
  return {
    baseline: entries.filter(({ rule }) => !isEssential(rule)),
    diagnostics: [
      ...invalid.map(({ line, reason }) => invalidLine(line, { kind: reason })),
      ...essential.map(({ line, rule: id }) => invalidLine(line, { kind: "essential", id })),
    ],
  };
}

type InvalidBaseline = Parameters<(typeof builderRules)["invalid-baseline"]["message"]>[0];

function invalidLine(line: number, error: InvalidBaseline): Diagnostic {
  return diagnose(builderRules["invalid-baseline"], { file: baselineFile, line, column: 1 }, error);
}

/** Undefined without diagnostics. */
export function formatBaseline(findings: readonly Diagnostic[]): string | undefined {
  const kept = findings.filter(({ rule }) => !isEssential(rule));
  return baselines.formatBaseline(heading, kept);
}

/** Counts matches (`known`), returns new diagnostics (`fresh`), and reports lines without a match (`gone`). */
export function applyBaseline(
  findings: readonly Diagnostic[],
  baseline: Baseline,
): { known: number; fresh: Diagnostic[]; gone: Diagnostic[] } {
  const { known, fresh, gone } = baselines.compareWithBaseline(findings, baseline);
  return { known, fresh, gone: reportOutdated(baseline, gone, known > 0) };
}

function reportOutdated(baseline: Baseline, gone: Baseline, hasMatches: boolean): Diagnostic[] {
  const rule = builderRules["outdated-baseline"];
  const [first] = baseline;
  if (first === undefined) return [];
  if (!hasMatches && baseline.length > 1) {
    const position = { file: baselineFile, line: first.line, column: 1 };
    return [diagnose(rule, position, { kind: "none-fits", count: baseline.length })];
  }
  return gone.map((one) => {
    const position = { file: baselineFile, line: one.line, column: 1 };
    return diagnose(rule, position, { kind: "fixed", ...one, id: one.rule });
  });
}
