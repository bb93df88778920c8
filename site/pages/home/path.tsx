import { durationText } from "../../components/cost-texts.ts";
import { dollars, monthlyCost } from "../../data/costs.ts";
import { type WalkthroughId, walkthroughs } from "../../data/walkthroughs.ts";

interface PathProps {
  /** The address of a route. */
  to(route: string): string;
}

const build = "/docs/guides/build-it-yourself";

/** The guides on the way, in their order. Times and costs are those of the guides. */
const steps: { guide: WalkthroughId; title: string; route: string; text: string }[] = [
  {
    guide: "first-module",
    title: "Write a module",
    route: "/docs/intro/first-deployment/using-terraform-modules",
    text: "Wrap a tested module, on your own computer.",
  },
  {
    guide: "landing-zone",
    title: "Set up accounts",
    route: `${build}/landing-zone/deployment-walkthrough`,
    text: "An organization with a baseline, audit logs, and roles.",
  },
  {
    guide: "vpc",
    title: "Lay out networks",
    route: `${build}/vpc/deployment-walkthrough`,
    text: "VPCs in three tiers for every environment.",
  },
  {
    guide: "kubernetes-cluster",
    title: "Run a service",
    route: `${build}/kubernetes-cluster/deployment-walkthrough`,
    text: "An EKS cluster, its nodes, and an application.",
  },
  {
    guide: "pipelines",
    title: "Automate changes",
    route: `${build}/pipelines/deployment-walkthrough`,
    text: "A plan for each pull request, an apply after review.",
  },
];

/** The way from an empty account to a running service, with the time that each guide takes. */
export function PathToProduction({ to }: PathProps) {
  const minutes = sum(steps.map(({ guide }) => walkthroughs[guide].minutes));
  const waiting = sum(steps.map(({ guide }) => walkthroughs[guide].waitingMinutes));
  return (
    <section aria-labelledby="path">
      <h2 id="path">From an empty account to a running service</h2>
      <p>
        About {durationText(Math.round(minutes / 60) * 60)} in five guides,{" "}
        {durationText(Math.round(waiting / 60) * 60)} of it waiting for AWS.
      </p>
      <ol className="path">
        {steps.map(({ guide, title, route, text }) => (
          <li key={guide}>
            <h3>
              <a href={to(route)}>{title}</a>
            </h3>
            <p>{text}</p>
            <p>
              <b>{durationText(walkthroughs[guide].minutes)}</b>
              <small>{costText(monthlyCost(walkthroughs[guide].costs))}</small>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function costText(dollarsPerMonth: number): string {
  return dollarsPerMonth === 0
    ? "Costs nothing"
    : `${dollars(dollarsPerMonth)} a month while it runs`;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
