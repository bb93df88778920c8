import { formatCount } from "../../model/text/format-count.ts";
import { formatJson } from "../../model/text/format-json.ts";
import type { BuildPhase, BuildResult } from "../build-site.ts";
import { formatReport } from "../diagnostics/report.ts";
import { baselineFile } from "../diagnostics/rules.ts";

export interface BuildTimes {
  /** In milliseconds. */
  total: number;
  phases: [phase: BuildPhase, milliseconds: number][];
}

export function formatBuildReport(
  { diagnostics, baselineCount }: BuildResult,
  all: boolean,
): string {
  const summary =
    baselineCount === 0
      ? ""
      : `${formatCount(baselineCount, "known diagnostic")} in ${baselineFile}\n`;
  const omittedHint = ", which `--all-diagnostics` prints and `--report FILE` writes";
  return formatReport(diagnostics, { all, omittedHint }) + summary;
}

export function summarizeBuild(
  { pages, rendered, output }: BuildResult,
  { total, phases }: BuildTimes,
  outDir: string,
): string {
  const times = phases.map(([phase, time]) => `${phase} ${formatSeconds(time)}`).join(", ");
  const size = `${formatCount(output.files, "file")}, ${(output.bytes / 1024 ** 2).toFixed(1)} MB`;
  return `Built ${formatCount(pages, "page")} (${rendered} rendered) in ${formatSeconds(total)} (${times}): ${size} in ${outDir}`;
}

export function formatBuildJson(
  result: BuildResult,
  { total, phases }: BuildTimes,
  outDir: string,
): string {
  const times = Object.fromEntries(phases.map(([phase, time]) => [phase, Math.round(time)]));
  const { output, ...rest } = result;
  const milliseconds = { total: Math.round(total), ...times };
  return formatJson({ ...rest, milliseconds, output: { folder: outDir, ...output } });
}

/** Formats milliseconds as `1.2 s`. */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
