import { sum } from "../../../src/model/sum.ts";
import { getDurationText } from "../cost-texts.ts";

export interface ProgressStep {
  id: string;
  minutes: number;
  waitingMinutes: number;
}

export type DoneSteps = ReadonlySet<string>;

export function getProgressKey(path: string): string {
  return `learning-path.${path}`;
}

export function readDone(value: string | null, steps: readonly ProgressStep[]): DoneSteps {
  const stored = new Set(value?.split(","));
  return new Set(steps.map(({ id }) => id).filter((id) => stored.has(id)));
}

export function writeDone(done: DoneSteps, steps: readonly ProgressStep[]): string | null {
  const ids = steps.map(({ id }) => id).filter((id) => done.has(id));
  return ids.join(",") || null;
}

export function getProgressText(steps: readonly ProgressStep[], done: DoneSteps): string {
  const remaining = steps.filter(({ id }) => !done.has(id));
  if (remaining.length === 0) return `All ${steps.length} steps done.`;
  const minutes = sum(remaining.map((step) => step.minutes));
  if (remaining.length < steps.length) {
    const count = steps.length - remaining.length;
    return `${count} of ${steps.length} steps done, about ${formatHours(minutes)} left.`;
  }
  const waiting = sum(steps.map(({ waitingMinutes }) => waitingMinutes));
  return `${steps.length} steps, ${timeText(minutes, waiting, formatHours)}.`;
}

/** How long something takes: `about 6 hours, 2 hours of it waiting`. */
export function timeText(
  minutes: number,
  waitingMinutes: number,
  formatMinutes = getDurationText,
): string {
  const all = `about ${formatMinutes(minutes)}`;
  return waitingMinutes === 0 ? all : `${all}, ${formatMinutes(waitingMinutes)} of it waiting`;
}

/**
 * Rounds to five minutes below two hours and to hours above: a sum of estimates is no more exact.
 */
export function formatHours(minutes: number): string {
  const unit = minutes < 120 ? 5 : 60;
  return getDurationText(Math.max(Math.round(minutes / unit), 1) * unit);
}
