import type { ReactNode } from "react";
import { withBase } from "../../../src/model/url/route.ts";
import { learningPathOf, learningPaths, pathStepOf } from "../../data/learning-paths.ts";
import { ScrollingTable } from "../scrolling-table.tsx";
import { roughTime, timeText } from "./path-progress.ts";
import { PathTracker, StepBox } from "./path-tracker.tsx";

interface LearningPathProps {
  /** Id of the path in `data/learning-paths.ts`: `first-module`. */
  id: string;
  /** A `PathStep` for each step, in their order. */
  children: ReactNode;
}

/** The steps of a path as an ordered list; a reader with scripts ticks what is done. */
export function LearningPath({ id, children }: LearningPathProps) {
  const steps = learningPathOf(id).steps.map(({ title: _, ...step }) => step);
  return (
    <PathTracker key={id} path={id} steps={steps}>
      {children}
    </PathTracker>
  );
}

interface PathStepProps {
  /** Id of the step in `data/learning-paths.ts`, which is that of its heading. */
  id: string;
  /** The heading, what to do and why, the page, what the reader has afterward, and its proof. */
  children: ReactNode;
}

/** A step of a path with its time. */
export function PathStep({ id, children }: PathStepProps) {
  const { title, minutes, waitingMinutes } = pathStepOf(id);
  const time = timeText(minutes, waitingMinutes);
  return (
    <li className="path-step">
      <p className="path-time">{`${time.charAt(0).toUpperCase()}${time.slice(1)}`}</p>
      {children}
      <StepBox step={id} title={title} />
    </li>
  );
}

/** All paths with where they start and end and what they take. */
export function LearningPaths() {
  return (
    <ScrollingTable
      headings={["Where you are", "Path", "What you have afterward", "Steps", "Time"]}
      rows={Object.keys(learningPaths).map((id) => {
        const { title, route, start, result, steps } = learningPathOf(id);
        const minutes = steps.reduce((total, step) => total + step.minutes, 0);
        return [
          start,
          <a key={id} href={withBase(import.meta.env.BASE_URL, route)}>
            {title}
          </a>,
          result,
          `${steps.length}`,
          `About ${roughTime(minutes)}`,
        ];
      })}
    />
  );
}
