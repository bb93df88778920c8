import { achieveCompliance } from "./walkthroughs/achieve-compliance.ts";
import { firstDeployment, firstModule, firstTest } from "./walkthroughs/first-deployment.ts";
import { kubernetesCluster } from "./walkthroughs/kubernetes-cluster.ts";
import { landingZone } from "./walkthroughs/landing-zone.ts";
import { pipelines } from "./walkthroughs/pipelines.ts";
import { vpc } from "./walkthroughs/vpc.ts";
import type { Comparison, Curve, Walkthrough } from "./walkthroughs/walkthrough.ts";

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
