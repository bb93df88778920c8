import { createElement, Fragment, type ReactNode } from "react";
import { replaceValues } from "../../../src/model/text/code-values.ts";
import { formatDollars, getMonthlyCost } from "../../data/costs.ts";
import { codeValues, readerValues } from "../../data/reader-values.ts";
import type { WalkthroughStep } from "../../data/walkthroughs/walkthrough.ts";
import {
  getRemovalRoute,
  getStep,
  getWalkthrough,
  getWalkthroughRoute,
} from "../../data/walkthroughs.ts";
import { getDurationText, getHourlyCostText } from "../cost-texts.ts";
import { FilledValues } from "../reader-values/filled-values.tsx";
import { getSiteHref } from "../site-href.ts";
import { DoneBox, StepBars } from "./done-steps.tsx";
import { getStepProgress, type StepProgress } from "./step-progress.ts";
import "./step-rail.css";

interface StepRailProps {
  guide: string;
  step: string;
  /** Whether it is on the page with all steps, which shows no rails. */
  inAllSteps?: boolean;
}

/** Shows above a step how far the reader is, what runs, what exists, and how to undo it. */
export function StepRail({ guide, step: name, inAllSteps = false }: StepRailProps) {
  if (inAllSteps) return null;
  const walkthrough = getWalkthrough(guide);
  const step = getStep(guide, name);
  const progress = getStepProgress(walkthrough, step);
  const { steps, running, existing, next } = progress;
  const getHref = (item?: WalkthroughStep) => getSiteHref(getWalkthroughRoute(walkthrough, item));
  return (
    <nav className="step-rail" aria-label="Progress in the walkthrough">
      <div className="step-rail-head">
        <a href={getHref()}>{walkthrough.title}</a>
        {(step.kind === "step" || step.kind === "option") && (
          <DoneBox guide={guide} step={name} steps={steps.map(({ name }) => name)} />
        )}
      </div>
      <StepBars
        guide={guide}
        steps={steps.map((step) => ({ name: step.name, title: step.title, href: getHref(step) }))}
        current={name}
      />
      <details>
        <summary>{getSummary(step, progress)}</summary>
        <dl>
          {next && (
            <Fact name="Next step">
              <a href={getHref(next)}>{next.title}</a>
            </Fact>
          )}
          <Fact
            name={
              step.kind === "removal" ? "Running before you remove it" : "Running after this page"
            }
          >
            {getRunningText(running)}
          </Fact>
          {existing.map(([account, creations]) => (
            <Fact key={account} name={`In ${account}`}>
              <ul>
                {creations.map((text) => (
                  <li key={text}>{renderWithValues(text)}</li>
                ))}
              </ul>
            </Fact>
          ))}
          <Fact name="Values">
            <FilledValues fields={readerValues} /> <a href={`${getHref()}#values`}>Your values</a>
          </Fact>
          {step.undo !== undefined && (
            <Fact name="To undo this step">{renderWithValues(step.undo)}</Fact>
          )}
          {step.kind !== "removal" && (
            <Fact name="To undo everything">
              <a href={getSiteHref(getRemovalRoute(walkthrough))}>Remove everything</a>
            </Fact>
          )}
        </dl>
      </details>
    </nav>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function getSummary({ kind, title }: WalkthroughStep, progress: StepProgress): string {
  const { number, lastNumber, minutesLeft, running } = progress;
  const cost =
    running.length === 0 ? "nothing billed yet" : `${getHourlyCostText(running)} per hour`;
  if (kind === "step") {
    return `Step ${number} of ${lastNumber} · ${getDurationText(minutesLeft)} left · ${cost}`;
  }
  if (kind !== "option") return `After step ${number} of ${lastNumber} · ${cost}`;
  const hasNumber = title.startsWith(`${number}.`);
  return hasNumber
    ? `Step ${number} of ${lastNumber}, optional · ${cost}`
    : `Optional, after step ${number} of ${lastNumber} · ${cost}`;
}

function getRunningText(items: StepProgress["running"]): string {
  if (items.length === 0) return "Nothing that is billed by the hour.";
  return `${getHourlyCostText(items)} per hour, or ${formatDollars(getMonthlyCost(items))} per month, until you remove it.`;
}

/** Renders text between backticks as code, and marks values that readers replace with their own. */
function renderWithValues(text: string): ReactNode {
  const nodes = text.split("`").flatMap((part, index) => {
    const markedNodes = markValues(part);
    return index % 2 === 1 ? createElement("code", null, ...markedNodes) : markedNodes;
  });
  return createElement(Fragment, null, ...nodes);
}

function markValues(text: string): ReactNode[] {
  const marks: ReactNode[] = [];
  // `replaceValues` returns text, so a zero character stands for each mark.
  const textWithGaps = replaceValues(text, codeValues, (name, value) => {
    marks.push(createElement("span", { "data-value": name }, value));
    return "\0";
  });
  return textWithGaps
    .split("\0")
    .flatMap((part, index) => (index === 0 ? part : [marks[index - 1], part]));
}
