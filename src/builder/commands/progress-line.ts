import { clearLine, cursorTo } from "node:readline";
import { formatCount } from "../../model/text/format-count.ts";
import { formatJson } from "../../model/text/format-json.ts";
import type { BuildPhase, BuildResult } from "../build-site.ts";
import { formatReport } from "../diagnostics/report.ts";
import { baselineFile } from "../diagnostics/rules.ts";

interface ProgressLine {
  show(text: string): void;
  count(text: string, done: number, of: number): void;
  stop(): void;
}

const SHOW_DELAY_MS = 1000;

const UPDATE_INTERVAL_MS = 100;

/** Does nothing in CI or if standard error is not a terminal. */
export function openProgressLine(stream = process.stderr): ProgressLine {
  if (!stream.isTTY || process.env.CI) return { show() {}, count() {}, stop() {} };
  let due = performance.now() + SHOW_DELAY_MS;
  let latest = "";
  let isShown = false;
  let counted = { text: "", start: 0 };
  const clear = () => {
    cursorTo(stream, 0);
    clearLine(stream, 0);
  };
  const show = (text: string) => {
    latest = text;
    const now = performance.now();
    if (now < due) return;
    due = now + UPDATE_INTERVAL_MS;
    isShown = true;
    clear();
    // A wrapped line could not be cleared.
    stream.write(text.slice(0, (stream.columns || 80) - 1));
  };
  const timer = setTimeout(() => show(latest), SHOW_DELAY_MS);
  // The timer must not keep the process alive.
  timer.unref();
  return {
    show,
    count(text, done, of) {
      if (counted.text !== text) counted = { text, start: performance.now() };
      show(describeProgress(text, { done, of, milliseconds: performance.now() - counted.start }));
    },
    stop() {
      clearTimeout(timer);
      if (isShown) clear();
      isShown = false;
    },
  };
}

/** For example `Rendering pages: 120 of 350, 3 s left`. */
export function describeProgress(
  text: string,
  { done, of, milliseconds }: { done: number; of: number; milliseconds: number },
): string {
  const secondsLeft = Math.ceil(((milliseconds / done) * (of - done)) / 1000);
  return `${text}: ${done} of ${of}${done > 0 && done < of ? `, ${secondsLeft} s left` : ""}`;
}

export interface BuildTimes {
  /** In milliseconds. */
  total: number;
  phases: [phase: BuildPhase, milliseconds: number][];
}

export function formatBuildReport({ diagnostics, known }: BuildResult, all: boolean): string {
  const summary =
    known === 0 ? "" : `${formatCount(known, "known diagnostic")} in ${baselineFile}\n`;
  return formatReport(diagnostics, { all }) + summary;
}

export function summarizeBuild(
  { pages, rendered, output }: BuildResult,
  { total, phases }: BuildTimes,
  outDir: string,
): string {
  const times = phases.map(([phase, time]) => `${phase} ${formatSeconds(time)}`).join(", ");
  const size = `${output.files} files, ${(output.bytes / 1024 ** 2).toFixed(1)} MB`;
  return `Built ${pages} pages (${rendered} rendered) in ${formatSeconds(total)} (${times}): ${size} in ${outDir}`;
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
