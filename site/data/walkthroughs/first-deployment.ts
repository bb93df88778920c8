import type { Walkthrough } from "../walkthroughs.ts";

export const firstDeployment: Walkthrough = {
  page: "intro/first-deployment/deploy.mdx",
  title: "Deploy your first module",
  after: [],
  start: ["tool=tofu", "tool=terragrunt", "tool=aws", "tool=git"],
  minutes: 60,
  waitingMinutes: 15,
  costs: [],
  removal: "remove",
};
