import { compareDiagnostics, type Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { isEssential } from "./known-rules.ts";
import { baselineFile, builderRules } from "./rules.ts";

/** Positions do not count, because lines move. */
interface KnownDiagnostic {
  count: number;
  rule: string;
  file: string;
  message: string;
  line: number;
}

export type Baseline = KnownDiagnostic[];

const heading =
  "# Findings that this site had when the baseline was written: a build counts them, and fails on any other.\n# `npm run build -- --update-baseline` writes this file. Each line: count, rule, file and message, separated by tabs.\n";

export function parseBaseline(text: string): { baseline: Baseline; diagnostics: Diagnostic[] } {
  const baseline: Baseline = [];
  const diagnostics: Diagnostic[] = [];
  for (const [index, source] of text.split(/\r?\n/).entries()) {
    if (source.trim() === "" || source.startsWith("#")) continue;
    const line = index + 1;
    const [count = "", rule = "", file = "", message = "", ...more] = source
      .split("\t")
      .map(readField);
    const error = kindOfError();
    if (error === undefined) baseline.push({ count: Number(count), rule, file, message, line });
    else diagnostics.push(invalidLine(line, error));

    function kindOfError(): InvalidBaseline | undefined {
      if (/^(?:<{7}|={7}|>{7})/.test(source)) return { kind: "unmerged" };
      if (!/^[1-9]\d*$/.test(count) || message === "" || more.length > 0) return { kind: "form" };
      return isEssential(rule) ? { kind: "essential", id: rule } : undefined;
    }
  }
  return { baseline, diagnostics };
}

type InvalidBaseline = Parameters<(typeof builderRules)["invalid-baseline"]["message"]>[0];

function invalidLine(line: number, error: InvalidBaseline): Diagnostic {
  return diagnose(builderRules["invalid-baseline"], { file: baselineFile, line, column: 1 }, error);
}

/** Undefined without diagnostics. */
export function formatBaseline(findings: readonly Diagnostic[]): string | undefined {
  const counts = new Map<string, number>();
  for (const one of unique(findings)) {
    if (!isEssential(one.rule)) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  }
  if (counts.size === 0) return undefined;
  const lines = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${heading}${lines.map(([key, count]) => `${count}\t${key}\n`).join("")}`;
}

/** `known` counts matches, `fresh` are new, and `gone` reports lines without a match. */
export function applyBaseline(
  findings: readonly Diagnostic[],
  baseline: Baseline,
): { known: number; fresh: Diagnostic[]; gone: Diagnostic[] } {
  const left = new Map<string, number>();
  for (const one of baseline) left.set(keyOf(one), (left.get(keyOf(one)) ?? 0) + one.count);
  const all = unique(findings);
  const fresh = all.filter((one) => {
    const count = left.get(keyOf(one)) ?? 0;
    if (count === 0) return true;
    left.set(keyOf(one), count - 1);
    return false;
  });
  return {
    known: all.length - fresh.length,
    fresh,
    gone: goneFrom(baseline, left, all.length > fresh.length),
  };
}

function goneFrom(
  baseline: Baseline,
  left: ReadonlyMap<string, number>,
  isOfUse: boolean,
): Diagnostic[] {
  const rule = builderRules["outdated-baseline"];
  const [first] = baseline;
  if (first === undefined) return [];
  if (!isOfUse && baseline.length > 1) {
    const position = { file: baselineFile, line: first.line, column: 1 };
    return [diagnose(rule, position, { kind: "none-fits", count: baseline.length })];
  }
  return baseline.flatMap((one) => {
    const position = { file: baselineFile, line: one.line, column: 1 };
    const count = left.get(keyOf(one)) ?? 0;
    return count === 0
      ? []
      : [diagnose(rule, position, { kind: "fixed", ...one, id: one.rule, count })];
  });
}

function unique(findings: readonly Diagnostic[]): Diagnostic[] {
  const byPlace = new Map(
    [...findings]
      .sort(compareDiagnostics)
      .map((one) => [`${one.line}:${one.column} ${one.severity} ${keyOf(one)}`, one]),
  );
  return [...byPlace.values()];
}

function keyOf({ rule, file, message }: Pick<Diagnostic, "rule" | "file" | "message">): string {
  return [rule, file, message].map(writeField).join("\t");
}

/** A message may contain tabs and line breaks. */
function writeField(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll("\t", "\\t")
    .replace(/\r?\n|\r/g, "\\n");
}

const escapes: Readonly<Record<string, string>> = { t: "\t", n: "\n" };

function readField(text: string): string {
  return text.replace(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter);
}
