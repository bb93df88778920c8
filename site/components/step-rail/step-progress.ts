import { groupBy } from "../../../src/model/group-by.ts";
import { sum } from "../../../src/model/sum.ts";
import type { BillLine } from "../../data/costs.ts";
import type {
  Creation,
  Walkthrough,
  WalkthroughStep,
} from "../../data/walkthroughs/walkthrough.ts";

/** The state of a reader who has followed all pages up to the page of a step. */
export interface StepProgress {
  /** Steps that count for the time and the cost. */
  steps: readonly WalkthroughStep[];
  /** The number in the title of this page, or of the last page before it with a number. */
  number: number;
  lastNumber: number;
  /** From this page to the last step. */
  minutesLeft: number;
  /** What is billed after this page. */
  running: readonly BillLine[];
  /** What exists after this page, by account in order of appearance. */
  existing: readonly (readonly [account: string, creations: readonly string[]])[];
  next: WalkthroughStep | null;
}

export function getStepProgress(
  { steps: pages = [] }: Walkthrough,
  step: WalkthroughStep,
): StepProgress {
  const index = pages.indexOf(step);
  const steps = pages.filter(({ kind }) => kind === "step");
  const earlierSteps = pages.slice(0, index).filter(({ kind }) => kind === "step");
  const isDoable = step.kind === "step" || step.kind === "option";
  const doneSteps = isDoable ? [...earlierSteps, step] : earlierSteps;
  return {
    steps,
    number: getLastNumber(pages.slice(0, index + 1)),
    lastNumber: getLastNumber(pages),
    minutesLeft: sum(steps.slice(earlierSteps.length).map(({ minutes }) => minutes)),
    running: doneSteps.flatMap(({ costs = [] }) => costs),
    existing: groupByAccount(doneSteps.flatMap(({ creates = [] }) => creates)),
    next: pages.slice(index + 1).find((page) => page.kind === "step") ?? null,
  };
}

/** Titles of steps and of some options begin with a number, as in "8. Map IAM roles". */
function getLastNumber(pages: readonly WalkthroughStep[]): number {
  const numbers = pages.flatMap(({ title }) => /^(\d+)\. /.exec(title)?.[1] ?? []);
  return Number(numbers.at(-1) ?? 0);
}

function groupByAccount(creations: readonly Creation[]): StepProgress["existing"] {
  return [...groupBy(creations, ({ account }) => account)].map(
    ([account, group]) => [account, group.map(({ what }) => what)] as const,
  );
}
