import type { ReactNode } from "react";
import { sum } from "../../../src/model/sum.ts";
import { Card } from "../../../src/theme/components/cards.tsx";
import { Grid } from "../../../src/theme/components/grid.tsx";
import { getLearningPath, getPathStep, learningPaths } from "../../data/learning-paths.ts";
import { getSiteHref } from "../site-href.ts";
import { formatRoundedDuration, getTimeText } from "./path-progress.ts";
import { PathTracker, StepBox } from "./path-tracker.tsx";

interface LearningPathProps {
  id: string;
  children: ReactNode;
}

export function LearningPath({ id, children }: LearningPathProps) {
  // Without titles and paths, which would only make the page larger.
  const steps = getLearningPath(id).steps.map(({ title: _, path: _path, ...step }) => step);
  return (
    <PathTracker key={id} path={id} steps={steps}>
      {children}
    </PathTracker>
  );
}

interface PathStepProps {
  id: string;
  children: ReactNode;
}

export function PathStep({ id, children }: PathStepProps) {
  const { path, title, minutes, waitingMinutes } = getPathStep(id);
  const time = getTimeText(minutes, waitingMinutes);
  return (
    <li className="path-step">
      <p className="path-time">{`${time.charAt(0).toUpperCase()}${time.slice(1)}`}</p>
      {children}
      <StepBox path={path} step={id} title={title} />
    </li>
  );
}

export function LearningPaths() {
  return (
    <Grid cols={1} gap="small">
      {Object.keys(learningPaths).map((id) => {
        const { title, route, start, result, steps } = getLearningPath(id);
        const minutes = sum(steps.map((step) => step.minutes));
        return (
          <Card key={id} title={title} level={2} href={getSiteHref(route)}>
            <p>{start}</p>
            <p>
              <b>Afterward:</b> {result}
            </p>
            <p>
              <small>{`${steps.length} steps, about ${formatRoundedDuration(minutes)}`}</small>
            </p>
          </Card>
        );
      })}
    </Grid>
  );
}
