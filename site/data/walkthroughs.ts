import { achieveCompliance } from "./walkthroughs/achieve-compliance.ts";
import { firstDeployment, firstModule, firstTest } from "./walkthroughs/first-deployment.ts";
import { kubernetesCluster } from "./walkthroughs/kubernetes-cluster.ts";
import { landingZone } from "./walkthroughs/landing-zone.ts";
import { pipelines } from "./walkthroughs/pipelines.ts";
import { vpc } from "./walkthroughs/vpc.ts";
import type {
  Comparison,
  Curve,
  Walkthrough,
  WalkthroughStep,
} from "./walkthroughs/walkthrough.ts";

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

/** @throws Error with the known ids, which the build reports with the page */
export function getWalkthrough(id: string): Walkthrough {
  const all: Record<string, Walkthrough> = walkthroughs;
  return all[id] ?? throwUnknown("guide", id, Object.keys(all));
}

/** @throws Error with the known names, which the build reports with the page */
export function getStep(guide: string, name: string): WalkthroughStep {
  const { steps = [] } = getWalkthrough(guide);
  const names = steps.map((step) => step.name);
  return (
    steps.find((step) => step.name === name) ?? throwUnknown(`step of \`${guide}\``, name, names)
  );
}

/** Returns the route of the first page of a walkthrough, or of the page of a step. */
export function getWalkthroughRoute({ page }: Walkthrough, step?: WalkthroughStep): string {
  const first = `/docs/${page.replace(/\.mdx$/, "")}`;
  return step ? `${first}/${step.name}` : first;
}

/** Returns the route of the page or the fragment of the section that says how to remove everything. */
export function getRemovalRoute(walkthrough: Walkthrough): string {
  const step = walkthrough.steps?.find(({ kind }) => kind === "removal");
  if (step) return getWalkthroughRoute(walkthrough, step);
  return walkthrough.removal === undefined ? "" : `#${walkthrough.removal}`;
}

/** @throws Error with the known ids, which the build reports with the page */
export function getComparison(guide: string, id: string): Comparison {
  const { comparisons = {} } = getWalkthrough(guide);
  return (
    comparisons[id] ?? throwUnknown(`comparison of \`${guide}\``, id, Object.keys(comparisons))
  );
}

/** @throws Error with the known ids, which the build reports with the page */
export function getCurve(guide: string, id: string): Curve {
  const { curves = {} } = getWalkthrough(guide);
  return curves[id] ?? throwUnknown(`curve of \`${guide}\``, id, Object.keys(curves));
}

/** Always throws an error that lists the known values. */
export function throwUnknown(what: string, value: string, knownNames: string[]): never {
  throw new Error(`unknown ${what}: \`${value}\` (known: ${knownNames.join(", ") || "none"})`);
}
