"use client";
import "./learning-path.css";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { readStorage, watchStorage, writeStorage } from "../../../src/framework/client/storage.ts";
import {
  type DoneSteps,
  getProgressKey,
  getProgressText,
  type ProgressStep,
  readDone,
  writeDone,
} from "./path-progress.ts";

interface Progress {
  done: DoneSteps;
  mark(step: string, isDone: boolean): void;
}

/** Null without scripts and before the browser has read the reader's progress. */
const ProgressContext = createContext<Progress | null>(null);

interface PathTrackerProps {
  path: string;
  steps: readonly ProgressStep[];
  children: ReactNode;
}

const none: DoneSteps = new Set();

/**
 * The steps of a path with the reader's progress, which stays in the browser. Without scripts the
 * list has no checkboxes.
 */
export function PathTracker({ path, steps, children }: PathTrackerProps) {
  const [done, setDone] = useState<DoneSteps | null>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const key = getProgressKey(path);
  useEffect(() => {
    const show = (value: string | null) => setDone(readDone(value, steps));
    show(readStorage(key));
    return watchStorage(key, show);
  }, [key, steps]);

  const keep = (next: DoneSteps) => {
    setDone(next);
    writeStorage(key, writeDone(next, steps));
  };
  const progress = done && {
    done,
    mark(step: string, isDone: boolean) {
      keep(new Set(isDone ? [...done, step] : [...done].filter((text) => text !== step)));
    },
  };
  const forget = () => {
    keep(none);
    line.current?.focus();
  };
  return (
    <ProgressContext value={progress}>
      <div className="learning-path">
        <p className="path-progress" role="status" tabIndex={-1} ref={line}>
          {getProgressText(steps, done ?? none)}
        </p>
        <ol>{children}</ol>
        <div className="path-kept">
          {done && <p>Your progress is kept in this browser only.</p>}
          {done && done.size > 0 && (
            <button type="button" className="button" onClick={forget}>
              Forget my progress
            </button>
          )}
        </div>
      </div>
    </ProgressContext>
  );
}

interface StepBoxProps {
  step: string;
  title: string;
}

export function StepBox({ step, title }: StepBoxProps) {
  const progress = useContext(ProgressContext);
  return (
    <div className="path-done">
      {progress && (
        <label>
          <input
            type="checkbox"
            // Otherwise all checkboxes would have the same name.
            aria-label={`Done: ${title}`}
            checked={progress.done.has(step)}
            onChange={({ target }) => progress.mark(step, target.checked)}
          />
          Done
        </label>
      )}
    </div>
  );
}
