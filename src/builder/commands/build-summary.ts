import type { BuildPhase, BuildResult } from "../build-site.ts";

export interface BuildTimes {
  /** Milliseconds of the whole command. */
  total: number;
  phases: [phase: BuildPhase, milliseconds: number][];
}

/** The line that closes a build: pages, time of each phase, size of the output. */
export function summarizeBuild(
  { pages, rendered, output }: BuildResult,
  { total, phases }: BuildTimes,
  outDir: string,
): string {
  const times = phases.map(([phase, time]) => `${phase} ${seconds(time)}`).join(", ");
  const size = `${output.files} files, ${(output.bytes / 1024 ** 2).toFixed(1)} MB`;
  return `Built ${pages} pages (${rendered} rendered) in ${seconds(total)} (${times}): ${size} in ${outDir}`;
}

/** The same for programs. */
export function buildAsJson(
  result: BuildResult,
  { total, phases }: BuildTimes,
  outDir: string,
): string {
  const times = Object.fromEntries(phases.map(([phase, time]) => [phase, Math.round(time)]));
  const { output, ...rest } = result;
  const milliseconds = { total: Math.round(total), ...times };
  return `${JSON.stringify({ ...rest, milliseconds, output: { folder: outDir, ...output } }, null, 2)}\n`;
}

/** `1.2 s`, from milliseconds. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
