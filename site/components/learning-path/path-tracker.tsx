"use client";
import "./learning-path.css";
import { type ReactNode, useRef } from "react";
import { useDoneSteps } from "../use-done-steps.ts";
import { getProgressKey, getProgressText, type ProgressStep } from "./path-progress.ts";

interface PathTrackerProps {
  path: string;
  steps: readonly ProgressStep[];
  children: ReactNode;
}

export function PathTracker({ path, steps, children }: PathTrackerProps) {
  const { isLoaded, done, forget } = useDoneSteps(getProgressKey(path));
  const progress = useRef<HTMLParagraphElement>(null);
  return (
    <div className="learning-path">
      <p className="path-progress" role="status" tabIndex={-1} ref={progress}>
        {getProgressText(steps, done)}
      </p>
      <ol>{children}</ol>
      <div className="path-kept">
        {isLoaded && <p>Your progress is kept in this browser only.</p>}
        {steps.some(({ id }) => done.has(id)) && (
          <button
            type="button"
            className="button"
            onClick={() => {
              forget();
              // The button disappears.
              progress.current?.focus();
            }}
          >
            Forget my progress
          </button>
        )}
      </div>
    </div>
  );
}

interface StepBoxProps {
  path: string;
  step: string;
  title: string;
}

export function StepBox({ path, step, title }: StepBoxProps) {
  const { isLoaded, done, mark } = useDoneSteps(getProgressKey(path));
  return (
    <div className="path-done">
      {isLoaded && (
        <label>
          <input
            type="checkbox"
            // Otherwise all checkboxes would have the same name.
            aria-label={`Done: ${title}`}
            checked={done.has(step)}
            onChange={({ target }) => mark(step, target.checked)}
          />
          Done
        </label>
      )}
    </div>
  );
}
