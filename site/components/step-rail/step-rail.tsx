import { createElement, Fragment, type ReactNode } from "react";
import { withBase } from "../../../src/model/url/route.ts";
import { dollars, hourlyCost, isApproximate, monthlyCost } from "../../data/costs.ts";
import { readerValues } from "../../data/reader-values.ts";
import type { WalkthroughStep } from "../../data/walkthroughs/walkthrough.ts";
import {
  removalAddress,
  stepOf,
  walkthroughAddress,
  walkthroughOf,
} from "../../data/walkthroughs.ts";
import { durationText } from "../cost-texts.ts";
import { FilledCode } from "../reader-values/filled-code.tsx";
import { type StepProgress, stepProgress } from "./step-progress.ts";
import "./step-rail.css";

interface StepRailProps {
  guide: string;
  step: string;
  /** Whether the step is part of the page with all steps, which has no rails. */
  inAllSteps?: boolean;
}

/** The line above a step: how far the reader is, what runs, what exists, and how to undo it. */
export function StepRail({ guide, step: name, inAllSteps = false }: StepRailProps) {
  if (inAllSteps) return null;
  const walkthrough = walkthroughOf(guide);
  const step = stepOf(guide, name);
  const progress = stepProgress(walkthrough, step);
  const { steps, done, running, existing, next } = progress;
  const hrefOf = (one?: WalkthroughStep) => local(walkthroughAddress(walkthrough, one));
  return (
    <nav className="step-rail" aria-label="Progress in the walkthrough">
      <p className="step-rail-guide">
        <a href={hrefOf()}>{walkthrough.title}</a>
      </p>
      <ol>
        {steps.map((one, index) => (
          <li key={one.name} className={index < done ? "done" : undefined}>
            <a
              href={hrefOf(one)}
              title={one.title}
              aria-current={one === step ? "step" : undefined}
            >
              <span>{one.title}</span>
            </a>
          </li>
        ))}
      </ol>
      <details>
        <summary>{summaryOf(step, progress)}</summary>
        <dl>
          {next && (
            <Fact name="Next step">
              <a href={hrefOf(next)}>{next.title}</a>
            </Fact>
          )}
          <Fact
            name={
              step.kind === "removal" ? "Running before you remove it" : "Running after this page"
            }
          >
            {runningText(running)}
          </Fact>
          {existing.map(([account, what]) => (
            <Fact key={account} name={`In ${account}`}>
              <ul>
                {what.map((one) => (
                  <li key={one}>{withCode(one)}</li>
                ))}
              </ul>
            </Fact>
          ))}
          <Fact name="Values in code">
            <FilledCode fields={readerValues} /> <a href={`${hrefOf()}#values`}>Your values</a>
          </Fact>
          {step.undo !== undefined && <Fact name="To undo this step">{withCode(step.undo)}</Fact>}
          {step.kind !== "removal" && (
            <Fact name="To undo everything">
              <a href={local(removalAddress(walkthrough))}>Remove everything</a>
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

function summaryOf({ kind }: WalkthroughStep, progress: StepProgress): string {
  const { steps, done, minutesLeft, running } = progress;
  const cost = running.length === 0 ? "nothing billed yet" : `${costText(running)} per hour`;
  if (kind === "step") {
    return `Step ${done + 1} of ${steps.length} · ${durationText(minutesLeft)} left · ${cost}`;
  }
  if (kind === "option") return `Optional, after step ${done} of ${steps.length} · ${cost}`;
  return `After ${done} of ${steps.length} steps · ${cost}`;
}

function costText(items: StepProgress["running"]): string {
  return `${isApproximate(items) ? "about " : ""}${dollars(hourlyCost(items))}`;
}

function runningText(items: StepProgress["running"]): string {
  if (items.length === 0) return "Nothing that is billed by the hour.";
  return `${costText(items)} per hour, or ${dollars(monthlyCost(items))} per month, until you remove it.`;
}

/** Text with code between backticks. */
function withCode(text: string): ReactNode {
  const parts = text
    .split("`")
    .map((part, index) => (index % 2 === 1 ? createElement("code", null, part) : part));
  return createElement(Fragment, null, ...parts);
}

function local(address: string): string {
  return withBase(import.meta.env.BASE_URL, address);
}
