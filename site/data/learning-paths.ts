import { throwUnknown, type WalkthroughId, walkthroughs } from "./walkthroughs.ts";

interface StepText {
  /** Id of the step's heading, unique among the steps of all paths. */
  id: string;
  /** The step's heading. */
  title: string;
}

/** Takes as long as the guide. */
interface GuideStep extends StepText {
  guide: WalkthroughId;
}

/** A step without a walkthrough, with an estimate for someone who reads its pages. */
interface EstimatedStep extends StepText {
  minutes: number;
}

type PathStep = GuideStep | EstimatedStep;

export interface LearningPath {
  title: string;
  /** Route of its page. */
  route: string;
  /** What the reader has before the first step. */
  start: string;
  /** What the reader has after the last step. */
  result: string;
  steps: readonly PathStep[];
}

/** The page of each path contains the texts of its steps. */
export const learningPaths = {
  "first-module": {
    title: "Your first module",
    route: "/docs/guides/paths/first-module",
    start: "You have a Gruntwork subscription and have not deployed anything yet.",
    result: "A tested module of your own runs in a stage account.",
    steps: [
      { id: "library-access", title: "Get access to the library", minutes: 20 },
      { id: "tools", title: "Install the tools", minutes: 30 },
      { id: "smallest-example", title: "Apply and undo the smallest example", minutes: 30 },
      { id: "write-module", title: "Write the module", guide: "first-module" },
      { id: "test-module", title: "Test the module", guide: "first-test" },
      { id: "deploy-module", title: "Deploy the module", guide: "first-deployment" },
    ],
  },
  "first-production-account": {
    title: "Your first production account",
    route: "/docs/guides/paths/first-production-account",
    start: "You can write a module, and you have an email address for a new AWS account.",
    result: "A service runs in stage, and production changes only through reviewed pull requests.",
    steps: [
      { id: "decide", title: "Choose how to build", minutes: 90 },
      { id: "accounts", title: "Create the accounts", guide: "landing-zone" },
      { id: "networks", title: "Deploy the networks", guide: "vpc" },
      { id: "cluster", title: "Deploy a cluster", guide: "kubernetes-cluster" },
      { id: "pipeline", title: "Connect the pipeline to stage", minutes: 60 },
      { id: "production", title: "Take production to the pipeline", minutes: 90 },
      { id: "updates", title: "Schedule the updates", minutes: 90 },
    ],
  },
  upgrade: {
    title: "Upgrade an old estate",
    route: "/docs/guides/paths/upgrade",
    start: "You own infrastructure code from 2022 or before, and it still runs something.",
    result: "Everything runs on versions that are maintained, and updates arrive as pull requests.",
    steps: [
      { id: "inventory", title: "List what you have", minutes: 60 },
      { id: "safety", title: "Make the way back safe", minutes: 120 },
      { id: "terraform", title: "Move to Terraform 1.x", minutes: 960 },
      { id: "terragrunt", title: "Move to Terragrunt 1.x", minutes: 180 },
      { id: "catalog", title: "Upgrade the services", minutes: 480 },
      { id: "old-pipeline", title: "Replace the old pipeline", minutes: 240 },
      { id: "stay-current", title: "Stay current", minutes: 150 },
    ],
  },
} satisfies Record<string, LearningPath>;

interface TimedStep {
  /** Id of the path. */
  path: string;
  id: string;
  title: string;
  minutes: number;
  /** How much of it is waiting for AWS. */
  waitingMinutes: number;
}

interface TimedPath extends Omit<LearningPath, "steps"> {
  steps: readonly TimedStep[];
}

/** @throws Error with the known ids, which the build reports with the page */
export function getLearningPath(id: string): TimedPath {
  const all: Record<string, LearningPath> = learningPaths;
  const path = all[id] ?? throwUnknown("learning path", id, Object.keys(all));
  return { ...path, steps: path.steps.map((step) => addTimes(id, step)) };
}

/** @throws Error with the known ids, which the build reports with the page */
export function getPathStep(id: string): TimedStep {
  const all = Object.keys(learningPaths).flatMap((path) => getLearningPath(path).steps);
  const ids = all.map((step) => step.id);
  return all.find((step) => step.id === id) ?? throwUnknown("step of a learning path", id, ids);
}

function addTimes(path: string, step: PathStep): TimedStep {
  const { id, title } = step;
  const { minutes, waitingMinutes } =
    "guide" in step ? walkthroughs[step.guide] : { minutes: step.minutes, waitingMinutes: 0 };
  return { path, id, title, minutes, waitingMinutes };
}
