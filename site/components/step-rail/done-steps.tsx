"use client";
import "./step-rail.css";
import { useDoneSteps } from "../use-done-steps.ts";

function useStepMarks(guide: string): ReturnType<typeof useDoneSteps> {
  return useDoneSteps(`walkthrough-done.${guide}`);
}

interface StepProps {
  guide: string;
  step: string;
}

interface DoneBoxProps extends StepProps {
  /** The steps that are counted. */
  steps: readonly string[];
}

export function DoneBox({ guide, step, steps }: DoneBoxProps) {
  const { isLoaded, done, mark } = useStepMarks(guide);
  return (
    <div className="step-done">
      {isLoaded && (
        <>
          <span role="status">{`${countDone(steps, done)} of ${steps.length} done`}</span>
          <label>
            <input
              type="checkbox"
              checked={done.has(step)}
              onChange={({ target }) => mark(step, target.checked)}
            />
            Mark this step as done
          </label>
        </>
      )}
    </div>
  );
}

function countDone(steps: readonly string[], done: ReadonlySet<string>): number {
  return steps.filter((step) => done.has(step)).length;
}

interface StepBarsProps {
  guide: string;
  steps: readonly { name: string; title: string; href: string }[];
  current: string;
}

export function StepBars({ guide, steps, current }: StepBarsProps) {
  const { done } = useStepMarks(guide);
  return (
    <ol>
      {steps.map(({ name, title, href }) => (
        <li key={name} className={done.has(name) ? "done" : undefined}>
          <a href={href} title={title} aria-current={name === current ? "step" : undefined}>
            <span>{done.has(name) ? `${title} (done)` : title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Has the same width with and without the mark, so that nothing moves. */
export function DoneMark({ guide, step }: StepProps) {
  const { done } = useStepMarks(guide);
  return (
    <span className="step-mark">{done.has(step) && <span role="img" aria-label="Done" />}</span>
  );
}

export function DoneSummary({ guide, steps }: { guide: string; steps: readonly string[] }) {
  const { isLoaded, done, forget } = useStepMarks(guide);
  return (
    <div className="steps-done">
      <p role="status">
        {isLoaded &&
          `${countDone(steps, done)} of ${steps.length} steps done. Your marks are kept in this browser only.`}
      </p>
      {done.size > 0 && (
        <button type="button" className="button quiet" onClick={forget}>
          Forget my marks
        </button>
      )}
    </div>
  );
}
