import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import { readIfExists } from "../../files/read-if-exists.ts";
import { type Diagnostic, isError } from "../../model/diagnostics/diagnostic.ts";
import { baselineFile } from "./rules.ts";

type Checks = SiteConfig["checks"];

interface PolicyResult {
  ok: boolean;
  diagnostics: Diagnostic[];
  /** Diagnostics in the baseline, which are not reported. */
  baselineCount: number;
}

interface PolicyOptions {
  siteDir: string;
  checks: Checks;
  updateBaseline: boolean;
}

export async function applyPolicy(
  buildDiagnostics: readonly Diagnostic[],
  { siteDir, checks, updateBaseline }: PolicyOptions,
): Promise<PolicyResult> {
  const withPolicy = withSeverities(buildDiagnostics, checks);
  const file = join(siteDir, baselineFile);
  if (!updateBaseline && !existsSync(file)) return toResult(withPolicy, 0);
  const { compareWithSiteBaseline, formatSiteBaseline, parseSiteBaseline } = await import(
    "./site-baseline.ts"
  );
  const { isEssential } = await import("./known-rules.ts");
  const essentialErrors = withPolicy.filter(isError).filter(({ rule }) => isEssential(rule));
  if (updateBaseline) {
    if (essentialErrors.length > 0) return toResult(withPolicy, 0);
    const text = formatSiteBaseline(withPolicy);
    if (text === undefined) rmSync(file, { force: true });
    else writeFileSync(file, text);
  }
  const { entries, diagnostics } = parseSiteBaseline(readIfExists(file) ?? "");
  const { known, added, fixed } = compareWithSiteBaseline(withPolicy, entries);
  // A page that cannot be built has no other diagnostics; its baseline entries are not fixed.
  return toResult([...added, ...diagnostics, ...(essentialErrors.length > 0 ? [] : fixed)], known);
}

function toResult(diagnostics: Diagnostic[], baselineCount: number): PolicyResult {
  return {
    ok: !diagnostics.some(isError),
    diagnostics,
    baselineCount,
  };
}

export function withSeverities(diagnostics: readonly Diagnostic[], checks: Checks): Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    const severity = Object.hasOwn(checks, diagnostic.rule) ? checks[diagnostic.rule] : undefined;
    return severity === undefined ? diagnostic : { ...diagnostic, severity };
  });
}
