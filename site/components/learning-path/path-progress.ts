import { sum } from "../../../src/model/sum.ts";
import { getDurationText } from "../cost-texts.ts";

export interface ProgressStep {
  id: string;
  minutes: number;
  waitingMinutes: number;
}

export function getProgressKey(path: string): string {
  return `learning-path.${path}`;
}

export function getProgressText(steps: readonly ProgressStep[], done: ReadonlySet<string>): string {
  const remaining = steps.filter(({ id }) => !done.has(id));
  if (remaining.length === 0) return `All ${steps.length} steps done.`;
  const minutes = sum(remaining.map((step) => step.minutes));
  if (remaining.length < steps.length) {
    const count = steps.length - remaining.length;
    return `${count} of ${steps.length} steps done, about ${formatRoundedDuration(minutes)} left.`;
  }
  const waiting = sum(steps.map(({ waitingMinutes }) => waitingMinutes));
  return `${steps.length} steps, ${getTimeText(minutes, waiting, formatRoundedDuration)}.`;
}

/** Returns a text such as `about 6 hours, 2 hours of it waiting`. */
export function getTimeText(
  minutes: number,
  waitingMinutes: number,
  formatMinutes = getDurationText,
): string {
  const all = `about ${formatMinutes(minutes)}`;
  return waitingMinutes === 0 ? all : `${all}, ${formatMinutes(waitingMinutes)} of it waiting`;
}

/** Rounds to five minutes, and from two hours to hours, because a sum of estimates is inexact. */
export function formatRoundedDuration(minutes: number): string {
  const unit = minutes < 120 ? 5 : 60;
  return getDurationText(Math.max(Math.round(minutes / unit), 1) * unit);
}
