import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { baselineFile } from "./rules.ts";

type Checks = SiteConfig["checks"];

interface Judgment {
  ok: boolean;
  diagnostics: Diagnostic[];
  /** Diagnostics in the baseline, which are not reported. */
  known: number;
}

interface Standards {
  siteDir: string;
  checks: Checks;
  updateBaseline: boolean;
}

export async function applyPolicy(
  found: readonly Diagnostic[],
  { siteDir, checks, updateBaseline }: Standards,
): Promise<Judgment> {
  const weighed = withSeverities(found, checks);
  const file = join(siteDir, baselineFile);
  if (!updateBaseline && !existsSync(file)) return toJudgment(weighed, 0);
  const { applyBaseline, formatBaseline, parseBaseline } = await import("./baseline.ts");
  const { isEssential } = await import("./known-rules.ts");
  const essentialErrors = weighed.filter(
    ({ rule, severity }) => severity === "error" && isEssential(rule),
  );
  if (updateBaseline) {
    if (essentialErrors.length > 0) return toJudgment(weighed, 0);
    const text = formatBaseline(weighed);
    if (text === undefined) rmSync(file, { force: true });
    else writeFileSync(file, text);
  }
  const { baseline, diagnostics } = parseBaseline(
    existsSync(file) ? readFileSync(file, "utf8") : "",
  );
  const { known, fresh, gone } = applyBaseline(weighed, baseline);
  // A page that cannot be built hides its other diagnostics, so the baseline stays.
  return toJudgment([...fresh, ...diagnostics, ...(essentialErrors.length > 0 ? [] : gone)], known);
}

function toJudgment(diagnostics: Diagnostic[], known: number): Judgment {
  return { ok: !diagnostics.some(({ severity }) => severity === "error"), diagnostics, known };
}

export function withSeverities(findings: readonly Diagnostic[], checks: Checks): Diagnostic[] {
  return findings.map((one) => {
    const severity = Object.hasOwn(checks, one.rule) ? checks[one.rule] : undefined;
    return severity === undefined ? one : { ...one, severity };
  });
}
