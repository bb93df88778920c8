import { Course } from "../src/theme/components/course.tsx";
import { Grid } from "../src/theme/components/grid.tsx";
import {
  Version as EngineVersion,
  VersionTable as EngineVersionTable,
  type VersionTableProps,
} from "../src/theme/version-table/version-table.tsx";
import { getSiteHref } from "./components/site-href.ts";
import { courses } from "./data/courses.ts";
import { versions } from "./data/versions.ts";

export { CostCurve } from "./components/cost-curve.tsx";
export { ExampleTable } from "./components/example-table.tsx";
export { GuideList } from "./components/guide-list.tsx";
export {
  LearningPath,
  LearningPaths,
  PathStep,
} from "./components/learning-path/learning-path.tsx";
export { MonthlyCost } from "./components/monthly-cost.tsx";
export { NetworkPlanner } from "./components/network-planner/network-planner.tsx";
export { PriceTerms } from "./components/price-terms.tsx";
export { ReaderValues } from "./components/reader-values/reader-values.tsx";
export { StepList } from "./components/step-rail/step-list.tsx";
export { StepRail } from "./components/step-rail/step-rail.tsx";
export { WalkthroughFacts } from "./components/walkthrough-facts.tsx";

export function VersionTable(props: Omit<VersionTableProps, "data">) {
  return <EngineVersionTable data={versions} {...props} />;
}

export function Version({ of, target }: { of: string; target: string }) {
  return <EngineVersion data={versions} of={of} target={target} />;
}

export function Courses() {
  return (
    <Grid className="wide">
      {courses.map(({ title, topic, author, videos, minutes, href, icon, authorPicture }) => (
        <Course
          key={href}
          level={2}
          title={title}
          href={href}
          icon={getSiteHref(icon)}
          description={topic}
          author={author}
          authorImg={getSiteHref(authorPicture)}
          videos={videos}
          duration={minutes}
        />
      ))}
    </Grid>
  );
}
