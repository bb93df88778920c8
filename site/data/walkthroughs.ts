import type { CostItem } from "./costs.ts";
import type { PriceId } from "./prices.ts";
import { achieveCompliance } from "./walkthroughs/achieve-compliance.ts";
import { firstDeployment, firstModule, firstTest } from "./walkthroughs/first-deployment.ts";
import { kubernetesCluster } from "./walkthroughs/kubernetes-cluster.ts";
import { landingZone } from "./walkthroughs/landing-zone.ts";
import { pipelines } from "./walkthroughs/pipelines.ts";
import { vpc } from "./walkthroughs/vpc.ts";

/** What a guide may need or leave behind: the words of `rehearse:` comments in pages. */
export type ThingKind =
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
export type Thing = `${ThingKind}=${string}`;

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

/** What is known about a guide besides its text. */
export interface Walkthrough {
  /** The page's file below `content/docs`. */
  page: string;
  title: string;
  /** Guides whose steps come before, by id; all that they leave behind exists at the start. */
  after: readonly string[];
  /** What must exist without a guide that makes it. */
  start: readonly Thing[];
  /** How long it takes in all, for somebody who reads each step. */
  minutes: number;
  /** How much of it is waiting for AWS. */
  waitingMinutes: number;
  /** What runs when all steps are done, until it is removed. */
  costs: readonly CostItem[];
  /** What the figure leaves out or assumes, in a sentence. */
  costNote?: string;
  /** Id of the section of the page that says how to remove all of it. */
  removal: string;
  /** Tables for the design page of the guide, by id. */
  comparisons?: Readonly<Record<string, Comparison>>;
  /** Costs that grow with use, by id. */
  curves?: Readonly<Record<string, Curve>>;
}

/** All guides, in the order in which a company walks through them. */
export const walkthroughs = {
  "first-module": firstModule,
  "first-test": firstTest,
  "first-deployment": firstDeployment,
  "landing-zone": landingZone,
  vpc,
  "kubernetes-cluster": kubernetesCluster,
  pipelines,
  "achieve-compliance": achieveCompliance,
} satisfies Record<string, Walkthrough>;

export type WalkthroughId = keyof typeof walkthroughs;

/** @throws Error with the known ids, which the build reports with the page. */
export function walkthroughOf(id: string): Walkthrough {
  const all: Record<string, Walkthrough> = walkthroughs;
  return all[id] ?? unknown("guide", id, Object.keys(all));
}

/** @throws Error with the known ids, which the build reports with the page. */
export function comparisonOf(guide: string, id: string): Comparison {
  const { comparisons = {} } = walkthroughOf(guide);
  return comparisons[id] ?? unknown(`comparison of \`${guide}\``, id, Object.keys(comparisons));
}

/** @throws Error with the known ids, which the build reports with the page. */
export function curveOf(guide: string, id: string): Curve {
  const { curves = {} } = walkthroughOf(guide);
  return curves[id] ?? unknown(`curve of \`${guide}\``, id, Object.keys(curves));
}

/** @throws Error with the known ids, always. */
export function unknown(what: string, value: string, known: string[]): never {
  throw new Error(`unknown ${what}: \`${value}\` (known: ${known.join(", ") || "none"})`);
}
