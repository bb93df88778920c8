import { sum } from "../../../src/model/sum.ts";
import { getDurationText } from "../../components/cost-texts.ts";
import { formatRoundedDuration } from "../../components/learning-path/path-progress.ts";
import { getSiteHref } from "../../components/site-href.ts";
import { formatDollars, getMonthlyCost } from "../../data/costs.ts";
import { getPathStep } from "../../data/learning-paths.ts";
import { type WalkthroughId, walkthroughs } from "../../data/walkthroughs.ts";

const buildGuides = "/docs/guides/build-it-yourself";

interface Step {
  title: string;
  route: string;
  text: string;
  minutes: number;
  waitingMinutes: number;
  cost: number;
}

const pipelineStep = getPathStep("pipeline");

const steps: Step[] = [
  {
    title: "Write a module",
    route: "/docs/intro/first-deployment/using-terraform-modules",
    text: "Wrap a tested module, on your own computer.",
    ...getTimeAndCost("first-module"),
  },
  {
    title: "Set up accounts",
    route: `${buildGuides}/landing-zone/deployment-walkthrough`,
    text: "An organization with a baseline, audit logs, and roles.",
    ...getTimeAndCost("landing-zone"),
  },
  {
    title: "Deploy VPCs",
    route: `${buildGuides}/vpc/deployment-walkthrough`,
    text: "Networks in three tiers for every environment.",
    ...getTimeAndCost("vpc"),
  },
  {
    title: "Run a service",
    route: `${buildGuides}/kubernetes-cluster/deployment-walkthrough`,
    text: "An EKS cluster, its nodes, and an application.",
    ...getTimeAndCost("kubernetes-cluster"),
  },
  {
    title: "Automate changes",
    route: "/docs/guides/pipelines/set-up-github",
    text: "A plan for each pull request, an apply after review.",
    minutes: pipelineStep.minutes,
    waitingMinutes: pipelineStep.waitingMinutes,
    cost: 0,
  },
];

function getTimeAndCost(guide: WalkthroughId): Pick<Step, "minutes" | "waitingMinutes" | "cost"> {
  const { minutes, waitingMinutes, costs } = walkthroughs[guide];
  return { minutes, waitingMinutes, cost: getMonthlyCost(costs) };
}

export function PathToProduction() {
  const totalMinutes = sum(steps.map((step) => step.minutes));
  const totalWaiting = sum(steps.map((step) => step.waitingMinutes));
  return (
    <section aria-labelledby="path">
      <h2 id="path">From an empty account to a running service</h2>
      <p>
        About {formatRoundedDuration(totalMinutes)} in five guides,{" "}
        {formatRoundedDuration(totalWaiting)} of it waiting for AWS.
      </p>
      <ol className="path">
        {steps.map((step) => (
          <li key={step.route}>
            <h3>
              <a href={getSiteHref(step.route)}>{step.title}</a>
            </h3>
            <p>{step.text}</p>
            <p>
              <b>{getDurationText(step.minutes)}</b> <small>{getCostText(step.cost)}</small>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function getCostText(dollarsPerMonth: number): string {
  return dollarsPerMonth === 0
    ? "Costs nothing"
    : `${formatDollars(dollarsPerMonth)} a month while it runs`;
}
