import type { BillLine } from "../../data/costs.ts";
import type {
  Creation,
  Walkthrough,
  WalkthroughStep,
} from "../../data/walkthroughs/walkthrough.ts";

/** Where a reader is on the page of a step, after reading the pages before it. */
export interface StepProgress {
  /** Steps that count for the time and the cost. */
  steps: readonly WalkthroughStep[];
  /** The number in the title of this page, or else of the last page before it that has one. */
  number: number;
  lastNumber: number;
  /** From this page to the last step. */
  minutesLeft: number;
  /** What runs when this page is done. */
  running: readonly BillLine[];
  /** What exists when this page is done, by account in order of appearance. */
  existing: readonly (readonly [account: string, what: readonly string[]])[];
  next: WalkthroughStep | null;
}

export function stepProgress(
  { steps: pages = [] }: Walkthrough,
  step: WalkthroughStep,
): StepProgress {
  const position = pages.indexOf(step);
  const steps = pages.filter(({ kind }) => kind === "step");
  const before = pages.slice(0, position).filter(({ kind }) => kind === "step");
  const reached = step.kind === "step" || step.kind === "option" ? [...before, step] : before;
  return {
    steps,
    number: getLastNumber(pages.slice(0, position + 1)),
    lastNumber: getLastNumber(pages),
    minutesLeft: steps.slice(before.length).reduce((sum, { minutes }) => sum + minutes, 0),
    running: reached.flatMap(({ costs = [] }) => costs),
    existing: byAccount(reached.flatMap(({ creates = [] }) => creates)),
    next: pages.slice(position + 1).find((page) => page.kind === "step") ?? null,
  };
}

/** Titles of steps and of some options begin with a number, as in "8. Map IAM roles". */
function getLastNumber(pages: readonly WalkthroughStep[]): number {
  const numbers = pages.flatMap(({ title }) => /^(\d+)\. /.exec(title)?.[1] ?? []);
  return Number(numbers.at(-1) ?? 0);
}

function byAccount(creations: readonly Creation[]): StepProgress["existing"] {
  const accounts = new Map<string, string[]>();
  for (const { account, what } of creations) {
    accounts.set(account, [...(accounts.get(account) ?? []), what]);
  }
  return [...accounts];
}
