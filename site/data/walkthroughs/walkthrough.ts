import type { BillLine } from "../costs.ts";
import type { PriceId } from "../prices.ts";

/** Kinds of resources in the `rehearse:` comments of pages. */
type ResourceKind =
  | "file"
  | "folder"
  | "variable"
  | "profile"
  | "role"
  | "key"
  | "output"
  | "secret"
  | "tool"
  | "bucket"
  | "vpc"
  | "image"
  | "repository"
  | "user";

/** Something that exists: `profile=prod-full-access`, `tool=tofu`. */
type Resource = `${ResourceKind}=${string}`;

/** One of the choices that a design page compares. */
interface CostOption {
  label: string;
  items: readonly BillLine[];
  /** What the reader gets for it, in a few words. */
  note?: string;
}

/** A table of `<MonthlyCost>`. */
export interface Comparison {
  /** What is compared, as the heading of the first column: "NAT gateways". */
  heading: string;
  options: readonly CostOption[];
}

/** A line of `<CostCurve>`: what runs all the time, and what each unit adds. */
export interface CurveLine {
  label: string;
  fixed: readonly BillLine[];
  perUnit: PriceId;
}

/** A plot of `<CostCurve>`. */
export interface Curve {
  heading: string;
  /** The unit on the horizontal axis, such as "GB". */
  unit: string;
  /** The largest quantity that is drawn. */
  maxQuantity: number;
  lines: readonly CurveLine[];
}

/** A page of a walkthrough that has one page per step. */
export interface WalkthroughStep {
  /** The page's file, without its extension, in the folder of the walkthrough. */
  name: string;
  /** The title of the page, with the number of the step. */
  title: string;
  /**
   * A `step` is required. Readers may skip an `option`, `removal` removes everything, and
   * `appendix` is for reading. Only steps count for the time and the cost of a walkthrough.
   */
  kind: "step" | "option" | "removal" | "appendix";
  /** Time for someone who reads the page; zero for an appendix. */
  minutes: number;
  /** What the step starts that is billed until it is removed. */
  costs?: readonly BillLine[];
  /** What the step creates and later steps keep. */
  creates?: readonly Creation[];
  /** How to undo the step, in one or two sentences; code is in backticks. */
  undo?: string;
}

/** What a step creates in an account, or elsewhere: "Your computer", "GitHub". */
export interface Creation {
  account: string;
  what: string;
}

/** The costs of all required steps; equal items are added up. */
export function getCosts(steps: readonly WalkthroughStep[]): BillLine[] {
  const items = new Map<string, BillLine>();
  for (const { kind, costs = [] } of steps) {
    for (const item of kind === "step" ? costs : []) {
      const key = `${item.price} ${item.purpose}`;
      items.set(key, { ...item, quantity: item.quantity + (items.get(key)?.quantity ?? 0) });
    }
  }
  return [...items.values()];
}

/** Data about a guide, apart from its text. */
export interface Walkthrough {
  /** The page's file below `content/docs`; the first one if each step has a page. */
  page: string;
  /** The pages after the first one, in reading order. */
  steps?: readonly WalkthroughStep[];
  title: string;
  /** Ids of the guides that come before. What they create exists at the start. */
  prerequisites: readonly string[];
  /** What a reader must have and no guide creates. */
  requirements: readonly Resource[];
  /** Total time for someone who reads each step, and the first page, which counts as no step. */
  minutes: number;
  /** Part of that time that is waiting for AWS. */
  waitingMinutes: number;
  /** What runs when all steps are done, until it is removed. */
  costs: readonly BillLine[];
  /** What the figure leaves out or assumes, in a sentence. */
  costNote?: string;
  /** Id of the section that says how to remove all of it, if the guide has no pages for steps. */
  removal?: string;
  /** Tables for the design page of the guide, by id. */
  comparisons?: Readonly<Record<string, Comparison>>;
  /** Costs that grow with use, by id. */
  curves?: Readonly<Record<string, Curve>>;
}
