import { durationText } from "../cost-texts.ts";

/** What the progress needs to know of a step. */
export interface ProgressStep {
  id: string;
  /** How long it takes in all. */
  minutes: number;
  /** How much of it is waiting. */
  waitingMinutes: number;
}

/** Ids of the steps that the reader has ticked. */
export type DoneSteps = ReadonlySet<string>;

/** The key under which a browser keeps the progress of a path. */
export function progressKey(path: string): string {
  return `learning-path.${path}`;
}

/** The ticked steps of a stored value. Ids that the path no longer has are left out. */
export function readDone(value: string | null, steps: readonly ProgressStep[]): DoneSteps {
  const stored = new Set(value?.split(","));
  return new Set(steps.map(({ id }) => id).filter((id) => stored.has(id)));
}

/** The value to store, with the ids in the order of the path; null where nothing is ticked. */
export function writeDone(done: DoneSteps, steps: readonly ProgressStep[]): string | null {
  const ids = steps.map(({ id }) => id).filter((id) => done.has(id));
  return ids.join(",") || null;
}

/** How far the reader is: `2 of 6 steps done, about 3 hours left.` */
export function progressText(steps: readonly ProgressStep[], done: DoneSteps): string {
  const left = steps.filter(({ id }) => !done.has(id));
  if (left.length === 0) return `All ${steps.length} steps done.`;
  const minutes = sum(left.map((step) => step.minutes));
  if (left.length < steps.length) {
    const count = steps.length - left.length;
    return `${count} of ${steps.length} steps done, about ${roughTime(minutes)} left.`;
  }
  const waiting = sum(steps.map(({ waitingMinutes }) => waitingMinutes));
  return `${steps.length} steps, ${timeText(minutes, waiting, roughTime)}.`;
}

/** How long something takes: `about 6 hours, 2 hours of it waiting`. */
export function timeText(minutes: number, waitingMinutes: number, say = durationText): string {
  const all = `about ${say(minutes)}`;
  return waitingMinutes === 0 ? all : `${all}, ${say(waitingMinutes)} of it waiting`;
}

/** Below two hours rounded to five minutes, from there on to hours: a sum of estimates is no more exact. */
export function roughTime(minutes: number): string {
  const unit = minutes < 120 ? 5 : 60;
  return durationText(Math.max(Math.round(minutes / unit), 1) * unit);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
