import type { BillLine } from "../costs.ts";
import type { PriceId } from "../prices.ts";

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

/** As in the `rehearse:` comments of pages, such as `profile=prod-full-access` or `tool=tofu`. */
type Resource = `${ResourceKind}=${string}`;

interface CostOption {
  label: string;
  items: readonly BillLine[];
  /** What the reader gets for the cost, in a few words. */
  note?: string;
}

/** The data of a table of `<MonthlyCost>`. */
export interface Comparison {
  /** Heading of the first column, such as "NAT gateways". */
  heading: string;
  options: readonly CostOption[];
}

export interface CurveLine {
  label: string;
  /** What does not depend on the quantity. */
  fixed: readonly BillLine[];
  /** What each unit adds. */
  perUnit: PriceId;
}

/** The data of a plot of `<CostCurve>`. */
export interface Curve {
  heading: string;
  /** The unit on the horizontal axis, such as "GB". */
  unit: string;
  /** The largest quantity that is drawn. */
  maxQuantity: number;
  lines: readonly CurveLine[];
}

/** A page of a walkthrough, after the first one. */
export interface WalkthroughStep {
  /** The name of the page's file without its extension, in the folder of the walkthrough. */
  name: string;
  /** The title of the page, which begins with the number of the step. */
  title: string;
  /**
   * A `step` is required. Readers may skip an `option`, `removal` removes everything, and
   * `appendix` is for reading. Only steps count for the time and the cost of a walkthrough.
   */
  kind: "step" | "option" | "removal" | "appendix";
  /** Time for someone who reads the page. Zero for an appendix. */
  minutes: number;
  /** What the step starts and AWS bills until it is removed. */
  costs?: readonly BillLine[];
  /** What the step creates and later steps keep. */
  creates?: readonly Creation[];
  /** How to undo the step, in one or two sentences; code is in backticks. */
  undo?: string;
}

export interface Creation {
  /** An account or another place, such as "Your computer" or "GitHub". */
  account: string;
  what: string;
}

/** Returns the costs of all required steps, with one line per price and purpose. */
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
  /** The page's file below `content/docs`; the first one if there are several pages. */
  page: string;
  /** The pages after the first one, in reading order. */
  steps?: readonly WalkthroughStep[];
  title: string;
  /** Ids of the guides to follow first. What they create exists at the start. */
  prerequisites: readonly string[];
  /** What the reader must have because no guide creates it. */
  requirements: readonly Resource[];
  /** Total time for someone who reads the first page and each step. */
  minutes: number;
  /** The part of that time in which the reader waits for AWS. */
  waitingMinutes: number;
  /** What runs after all steps, until it is removed. */
  costs: readonly BillLine[];
  /** What the costs leave out or assume, in sentences. */
  costNote?: string;
  /** Id of the section that says how to remove everything, if the guide has no pages for steps. */
  removal?: string;
  /** Tables for the design page of the guide, by id. */
  comparisons?: Readonly<Record<string, Comparison>>;
  /** Costs that grow with use, by id. */
  curves?: Readonly<Record<string, Curve>>;
}
