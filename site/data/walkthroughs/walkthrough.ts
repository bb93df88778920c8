import type { CostItem } from "../costs.ts";
import type { PriceId } from "../prices.ts";

/** Kinds of resources in the `rehearse:` comments of pages. */
export type ResourceKind =
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
export type Resource = `${ResourceKind}=${string}`;

/** One of the choices that a design page compares. */
export interface CostOption {
  label: string;
  items: readonly CostItem[];
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
  fixed: readonly CostItem[];
  perUnit: PriceId;
}

/** A plot of `<CostCurve>`. */
export interface Curve {
  heading: string;
  /** What grows, as its numbers name it: "GB". */
  quantity: string;
  /** Where the lines end. */
  most: number;
  lines: readonly CurveLine[];
}

/** Data about a guide, apart from its text. */
export interface Walkthrough {
  /** The page's file below `content/docs`. */
  page: string;
  title: string;
  /** Ids of the guides that come before. What they create exists at the start. */
  after: readonly string[];
  /** What a reader must have and no guide creates. */
  start: readonly Resource[];
  /** Total time for someone who reads each step. */
  minutes: number;
  /** Part of that time that is waiting for AWS. */
  waitingMinutes: number;
  /** What runs when all steps are done, until it is removed. */
  costs: readonly CostItem[];
  /** What the figure leaves out or assumes, in a sentence. */
  costNote?: string;
  /** Id of the section of the page that says how to remove all of it. */
  removal: string;
  /** Whether the guides need not work anymore after this one. */
  isLast?: boolean;
  /** Tables for the design page of the guide, by id. */
  comparisons?: Readonly<Record<string, Comparison>>;
  /** Costs that grow with use, by id. */
  curves?: Readonly<Record<string, Curve>>;
}
