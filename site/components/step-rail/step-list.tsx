import { formatDollars, getHourlyCost } from "../../data/costs.ts";
import type { Walkthrough, WalkthroughStep } from "../../data/walkthroughs/walkthrough.ts";
import { getWalkthrough, getWalkthroughRoute } from "../../data/walkthroughs.ts";
import { getDurationText } from "../cost-texts.ts";
import { getSiteHref } from "../site-href.ts";
import { DoneMark, DoneSummary } from "./done-steps.tsx";
import { getStepProgress } from "./step-progress.ts";
import "./step-rail.css";

export function StepList({ guide }: { guide: string }) {
  const walkthrough = getWalkthrough(guide);
  const { steps = [] } = walkthrough;
  return (
    <>
      <ul className="step-list">
        {steps.map((step) => (
          <li key={step.name}>
            <DoneMark guide={guide} step={step.name} />
            <a href={getSiteHref(getWalkthroughRoute(walkthrough, step))}>{step.title}</a>{" "}
            <span className="step-facts">{getFacts(walkthrough, step)}</span>
          </li>
        ))}
      </ul>
      <DoneSummary
        guide={guide}
        steps={steps.filter(({ kind }) => kind === "step").map(({ name }) => name)}
      />
      <p>
        For print and reading offline:{" "}
        <a href={getSiteHref(`${getWalkthroughRoute(walkthrough)}/all-steps`)}>
          all steps on one page
        </a>
        .
      </p>
    </>
  );
}

function getFacts(walkthrough: Walkthrough, step: WalkthroughStep): string {
  const { kind, minutes, costs = [] } = step;
  const time = minutes === 0 ? [] : [getDurationText(minutes)];
  if (kind === "option") {
    const cost = costs.length === 0 ? [] : [`${formatDollars(getHourlyCost(costs))} per hour`];
    return ["optional", ...time, ...cost].join(" · ");
  }
  if (kind !== "step") return time.join(" · ");
  const { running } = getStepProgress(walkthrough, step);
  const cost =
    running.length === 0
      ? "no cost yet"
      : `${formatDollars(getHourlyCost(running))} per hour so far`;
  return [...time, cost].join(" · ");
}
