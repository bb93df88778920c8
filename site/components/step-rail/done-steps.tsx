"use client";
import "./step-rail.css";
import { storeText, useStoredText } from "../stored-text.ts";

interface StepMarks {
  /** False without scripts and until the page is hydrated. */
  isKnown: boolean;
  done: ReadonlySet<string>;
  mark(step: string, isDone: boolean): void;
  forget(): void;
}

/** The steps that the reader has marked as done. They stay in this browser. */
function useStepMarks(guide: string): StepMarks {
  const key = `walkthrough-done.${guide}`;
  const stored = useStoredText(key);
  const done = new Set((stored ?? "").split(",").filter(Boolean));
  return {
    isKnown: stored !== undefined,
    done,
    mark(step, isDone) {
      const others = [...done].filter((text) => text !== step);
      storeText(key, (isDone ? [...others, step] : others).join(",") || null);
    },
    forget: () => storeText(key, null),
  };
}

interface StepProps {
  guide: string;
  step: string;
}

export function DoneBox({ guide, step }: StepProps) {
  const { isKnown, done, mark } = useStepMarks(guide);
  return (
    <div className="step-done">
      {isKnown && (
        <label>
          <input
            type="checkbox"
            checked={done.has(step)}
            onChange={({ target }) => mark(step, target.checked)}
          />
          Mark this step as done
        </label>
      )}
    </div>
  );
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

/** Has the width of the mark before the reader's marks are known, so that nothing moves. */
export function DoneMark({ guide, step }: StepProps) {
  const { done } = useStepMarks(guide);
  return (
    <span className="step-mark">{done.has(step) && <span role="img" aria-label="Done" />}</span>
  );
}

export function DoneSummary({ guide, steps }: { guide: string; steps: readonly string[] }) {
  const { isKnown, done, forget } = useStepMarks(guide);
  const count = steps.filter((step) => done.has(step)).length;
  return (
    <div className="steps-done">
      <p role="status">
        {isKnown &&
          `${count} of ${steps.length} steps done. Your marks are kept in this browser only.`}
      </p>
      {done.size > 0 && (
        <button type="button" className="button quiet" onClick={forget}>
          Forget my marks
        </button>
      )}
    </div>
  );
}
