"use client";
import "./learning-path.css";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { readStorage, watchStorage, writeStorage } from "../../../src/framework/client/storage.ts";
import {
  type DoneSteps,
  type ProgressStep,
  progressKey,
  progressText,
  readDone,
  writeDone,
} from "./path-progress.ts";

interface Progress {
  done: DoneSteps;
  mark(step: string, isDone: boolean): void;
}

/** Null until a browser knows what the reader has ticked, and without scripts. */
const ProgressContext = createContext<Progress | null>(null);

interface PathTrackerProps {
  /** Id of the path. */
  path: string;
  steps: readonly ProgressStep[];
  /** The items of the list. */
  children: ReactNode;
}

const none: DoneSteps = new Set();

/**
 * The list of a path's steps with the reader's progress, which stays in the browser. Without scripts
 * the list is complete and has no boxes.
 */
export function PathTracker({ path, steps, children }: PathTrackerProps) {
  const [done, setDone] = useState<DoneSteps | null>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const key = progressKey(path);
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
      keep(new Set(isDone ? [...done, step] : [...done].filter((one) => one !== step)));
    },
  };
  const forget = () => {
    keep(none);
    // The button goes.
    line.current?.focus();
  };
  return (
    <ProgressContext value={progress}>
      <div className="learning-path">
        <p className="path-progress" role="status" tabIndex={-1} ref={line}>
          {progressText(steps, done ?? none)}
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

/** The box that the reader ticks when a step is done; an empty place without scripts. */
export function StepBox({ step, title }: StepBoxProps) {
  const progress = useContext(ProgressContext);
  return (
    <div className="path-done">
      {progress && (
        <label>
          <input
            type="checkbox"
            // The heading is in sight; without it, all boxes would have one name.
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
